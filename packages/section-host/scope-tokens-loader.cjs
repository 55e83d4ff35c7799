/** The site's tokens, inside of sections only. @param {string} tokens @returns {string} */
module.exports = (tokens) => tokens.replaceAll(':root', '.soteria-section');
