/**
 * @typedef {import('./budget.mjs').Budget} Budget
 * @typedef {import('./read-sources.mjs').Source} Source
 * @typedef {(name: string) => readonly Source[]} SourcesOf the sources of a package
 */

/**
 * What is beyond the budget, a line each.
 * @param {Budget} budget
 * @param {SourcesOf} sourcesOf
 * @returns {string[]}
 */
export function budgetFaults({ files, folders, names, words }, sourcesOf) {
  return [
    ...fileFaults(files, sourcesOf),
    ...folders.packages.flatMap((name) => folderFaults(folders, sourcesOf(name))),
    ...names.packages.flatMap((name) => nameFaults(name, sourcesOf(name))),
    ...words.packages.flatMap((name) => wordFaults(words, sourcesOf(name))),
    ...words.packages.flatMap((name) => exceptionFaults(words, name, sourcesOf(name))),
  ];
}

/** The sizes of files. @param {readonly Source[]} sources */
export function sizesOf(sources) {
  const sorted = sources.map(({ lines }) => lines).sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { count: sorted.length, median: at(0.5), ninetieth: at(0.9) };
}

/**
 * Places where words are not plain, except those of the list of exceptions.
 * @param {Pick<Budget['words'], 'plain' | 'exceptions'>} words
 * @param {readonly Source[]} sources
 */
export function wordFaults({ plain, exceptions }, sources) {
  const allowed = new Set(exceptions.map(exceptionKey));
  return wordPlaces(plain, sources)
    .filter((place) => !allowed.has(exceptionKey(place)))
    .map(({ file, line, word, instead }) => `${file}:${line} says "${word}". Plain words: ${instead}.`);
}

/**
 * Exceptions that a package no longer needs.
 * @param {Budget['words']} words
 * @param {string} name of the package
 * @param {readonly Source[]} sources
 */
function exceptionFaults({ plain, exceptions }, name, sources) {
  const said = new Set(wordPlaces(plain, sources).map(exceptionKey));
  return exceptions
    .filter((exception) => exception.file.startsWith(`${name}/`) && !said.has(exceptionKey(exception)))
    .map(({ file, word }) => `${file} does not say "${word}". Remove the exception from the budget.`);
}

/** @param {Budget['words']['plain']} plain @param {readonly Source[]} sources */
function wordPlaces(plain, sources) {
  return sources.flatMap(({ file, parsed }) =>
    parsed.words.flatMap(({ line, text }) =>
      plain.flatMap(([pattern, instead]) => {
        const word = pattern.exec(text)?.[0];
        return word === undefined ? [] : [{ file, line, word, instead }];
      }),
    ),
  );
}

/** @param {{ file: string, word: string }} place */
function exceptionKey({ file, word }) {
  return `${file} ${word}`;
}

/** @param {Budget['files']} bounds @param {SourcesOf} sourcesOf */
function fileFaults({ packages, most, median: [least, largest], ninetieth }, sourcesOf) {
  const sizes = sizesOf(packages.flatMap(sourcesOf));
  const name = packages.join(' and ');
  if (sizes.count === 0) return [];
  return [
    ...(sizes.count > most ? [`${name} have ${sizes.count} source files; at most ${most}.`] : []),
    ...(sizes.median < least || sizes.median > largest
      ? [`The median file of ${name} has ${sizes.median} lines; ${least} to ${largest}.`]
      : []),
    ...(sizes.ninetieth > ninetieth
      ? [`The 90th percentile of the files of ${name} is ${sizes.ninetieth} lines; at most ${ninetieth}.`]
      : []),
  ];
}

/** @param {Budget['folders']} bounds @param {readonly Source[]} sources */
function folderFaults({ most, lists }, sources) {
  return [...countBy(sources.map(({ folder }) => folder))]
    .filter(([folder, count]) => count > most && !lists.includes(folder))
    .map(([folder, count]) => `${folder} has ${count} files; at most ${most}.`);
}

/** @param {string} name of the package @param {readonly Source[]} sources */
function nameFaults(name, sources) {
  const types = new Set(sources.flatMap(({ parsed }) => [...parsed.types]));
  const functions = new Set(sources.flatMap(({ parsed }) => [...parsed.functions]));
  const asType = (/** @type {string} */ one) => one.charAt(0).toUpperCase() + one.slice(1);
  return [...functions]
    .filter((one) => asType(one) !== one && types.has(asType(one)))
    .map((one) => `${name} has the type ${asType(one)} and the function ${one}. Name one of them differently.`);
}

/** @param {readonly string[]} values */
function countBy(values) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
