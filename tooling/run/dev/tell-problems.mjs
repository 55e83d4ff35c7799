/**
 * Says in the terminal what is wrong with the sources, and when it is mended.
 * @param {import('webpack').MultiCompiler} compiler
 */
export function tellProblems(compiler) {
  let failing = false;
  compiler.hooks.done.tap('tellProblems', (stats) => {
    const problems = stats.hasErrors() || stats.hasWarnings();
    if (problems) console.error(stats.toString({ all: false, errors: true, warnings: true, colors: true }));
    else if (failing) console.log('✓ Mended');
    failing = problems;
  });
}
