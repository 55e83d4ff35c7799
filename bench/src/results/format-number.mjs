/** Three significant figures below a hundred, whole numbers from there on. @param {number} value */
export function formatNumber(value) {
  return (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))).toLocaleString('en-US');
}
