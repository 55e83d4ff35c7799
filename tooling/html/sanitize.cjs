const sanitizeHtml = require('sanitize-html');

/** Keeps words, lists and links of a text. Other tags are removed, their words stay. */
const OPTIONS = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'br', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (/** @type {string} */ tagName, /** @type {Record<string, string>} */ { href = '' }) => ({
      tagName,
      attribs: /^https?:/i.test(href) ? { href, rel: 'noopener' } : { href },
    }),
  },
};

/**
 * @param {string} html
 * @returns {string}
 */
module.exports = (html) => sanitizeHtml(html, OPTIONS).trim();
