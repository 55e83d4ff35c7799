/** @typedef {import('./topics.mjs').Answers} Answers */

/** Ports that say how a mail server encrypts (RFC 8314): from the first byte, or after a greeting. */
const KNOWN = { 465: 'tls', 587: 'starttls', 25: 'starttls' };
const USUAL_PORT = { tls: '465', starttls: '587' };

/** @typedef {'tls' | 'starttls'} Encryption */

/** Whether the port leaves open how the server encrypts. @param {string} port */
export function isOtherPort(port) {
  return !(port in KNOWN);
}

/** @param {Answers} answers @returns {Encryption} */
export function encryptionOf({ SMTP_PORT: port = '', SMTP_ENCRYPTION: chosen }) {
  const known = KNOWN[/** @type {keyof typeof KNOWN} */ (Number(port))] ?? chosen;
  return known === 'tls' ? 'tls' : 'starttls';
}

/**
 * The answers that an SMTP_URL came from; none where it cannot be one.
 * @param {string} text
 * @returns {Answers}
 */
export function smtpAnswers(text) {
  if (!URL.canParse(text)) return {};
  const { protocol, hostname, port, username, password } = new URL(text);
  const encryption = protocol === 'smtps:' ? 'tls' : 'starttls';
  return {
    SMTP_HOST: hostname.replace(/^\[|\]$/g, ''),
    SMTP_PORT: port || USUAL_PORT[encryption],
    SMTP_ENCRYPTION: encryption,
    SMTP_USER: decoded(username),
    SMTP_PASSWORD: decoded(password),
  };
}

/** Whoever forgot to percent-encode meant it as it stands. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The SMTP_URL of answers; '' without a server. @param {Answers} answers */
export function smtpUrl(answers) {
  const { SMTP_HOST: host = '', SMTP_PORT: port = '', SMTP_USER: user = '', SMTP_PASSWORD: password = '' } = answers;
  if (host === '') return '';
  const login = user === '' ? '' : `${encoded(user)}:${encoded(password)}@`;
  const scheme = encryptionOf(answers) === 'tls' ? 'smtps' : 'smtp';
  return `${scheme}://${login}${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** So that no program takes a sign of it for a quote. @param {string} text */
function encoded(text) {
  return encodeURIComponent(text).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
