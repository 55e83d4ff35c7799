/**
 * A coordinate as short text: whole from 60 up, one decimal below, no leading zero.
 * @param {number} value
 */
export const number = (value) => {
  const step = Math.abs(value) >= 60 ? 1 : 10;
  return String(Math.round(value * step) / step)
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');
};

/**
 * Template tag for path data: every interpolated number is shortened.
 * @param {TemplateStringsArray} text
 * @param {...(number | string)} values
 */
export const d = (text, ...values) =>
  text.reduce((all, part, i) => {
    const value = values[i - 1];
    return all + (typeof value === 'number' ? number(value) : value) + part;
  });
