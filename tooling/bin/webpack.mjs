#!/usr/bin/env node
// webpack-cli with TypeScript configuration files, on every Node this project supports.
import 'tsx';
import 'webpack-cli/bin/cli.js';
