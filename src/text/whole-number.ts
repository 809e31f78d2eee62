/** Numbers in sentences. */
import { FluentNumber, type FluentVariable, type Scope } from '@fluent/bundle';

/** From here on a language groups the digits. */
const GROUPED = 1000;

/**
 * Nearly every number that we tell is a small whole one, which all our languages write alike. Asking `Intl.NumberFormat` for
 * it would load as much at the first sentence as half a start of Node.js takes.
 */
class SmallWholeNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return Object.keys(this.opts).length === 0 ? wholeNumber(this.value) : super.toString(scope);
  }
}

/** Any other one, with the same minus sign. */
class OtherNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** A whole number as a person writes it: below zero with a minus sign and not with a hyphen. */
export function wholeNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A variable as it goes into a sentence. */
export function told(variable: FluentVariable): FluentVariable {
  if (typeof variable !== 'number') return variable;
  const isSmall = Number.isInteger(variable) && Math.abs(variable) < GROUPED;
  return isSmall ? new SmallWholeNumber(variable) : new OtherNumber(variable);
}
