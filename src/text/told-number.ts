/**
 * Numbers in sentences, as `Intl.NumberFormat` writes them. What it takes to ask it for the first one is a fifth of a start of
 * Node.js, so what sentences do ask for is written here, and held to it by a test.
 */
import { type FluentFunction, FluentNumber, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Language } from './language.js';
import { grouped } from './whole-number.js';

const DECIMAL_MARK: Readonly<Record<Language, string>> = { en: '.', de: ',', it: ',' };

/** Below this all digits that are told are exact. */
const LARGE = 1e12;

/** A variable that is a number. */
class Told extends FluentNumber {
  constructor(
    value: number,
    private readonly language: Language,
  ) {
    super(value);
  }

  override toString(scope?: Scope): string {
    if (Number.isSafeInteger(this.value)) return grouped(this.value, this.language);
    const text = Math.abs(this.value) < LARGE ? decimal(this.value, this.language, 0, 3) : super.toString(scope);
    return text.replace('-', '−');
  }
}

/** A variable as it goes into a sentence of a language. */
export function told(variable: FluentVariable, language: Language): FluentVariable {
  return typeof variable === 'number' ? new Told(variable, language) : variable;
}

/** `NUMBER` of a sentence: without groups, or with one digit behind the mark. Anything else is asked of `Intl`. */
export function numberIn(language: Language): FluentFunction {
  return ([given], options) => {
    if (!(given instanceof FluentNumber)) throw new TypeError('NUMBER is asked of what is no number');
    const { value } = given;
    const asked = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.valueOf()]));
    const names = Object.keys(asked).join();
    if (Math.abs(value) < LARGE) {
      if (names === 'useGrouping' && asked['useGrouping'] === 0 && Number.isInteger(value)) return String(value);
      const hasOneDigit =
        names === 'minimumFractionDigits,maximumFractionDigits' && Object.values(asked).join() === '1,1';
      if (hasOneDigit) return decimal(value, language, 1, 1);
    }
    return new FluentNumber(value, asked);
  };
}

/**
 * Rounded as it is written in decimals, halves away from zero.
 * @param least so many digits stand behind the mark at least @param most and so many at most; one or more
 */
function decimal(value: number, language: Language, least: number, most: number): string {
  const amount = Math.abs(value);
  // What is next to nothing is written with an exponent of its own.
  const shifted = amount < 1e-6 ? 0 : Math.round(Number(`${amount}e${most}`));
  const digits = String(shifted).padStart(most + 1, '0');
  const fraction = digits.slice(-most).replace(/0+$/, '').padEnd(least, '0');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const mark = fraction === '' ? '' : DECIMAL_MARK[language];
  return `${sign}${grouped(Number(digits.slice(0, -most)), language)}${mark}${fraction}`;
}
