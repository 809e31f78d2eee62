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

/** A whole number as a person writes it: below zero with a minus sign and not with a hyphen. */
export function wholeNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A variable as it goes into a sentence. */
export function told(variable: FluentVariable): FluentVariable {
  const isSmall = Number.isInteger(variable) && Math.abs(Number(variable)) < GROUPED;
  return typeof variable === 'number' && isSmall ? new SmallWholeNumber(variable) : variable;
}
