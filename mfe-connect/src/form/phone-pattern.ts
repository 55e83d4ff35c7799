/** An optional prefix of + and 1-3 digits, then 10-14 digits (specification, section 5). Apart from the rules, which come later. */
export const PHONE_PATTERN = '(\\+\\d{1,3})?\\d{10,14}';
