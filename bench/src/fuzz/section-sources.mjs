import { register } from 'node:module';
import * as React from 'react';

// Sources of sections import stylesheets and pictures, which webpack turns into modules; and what tsx compiles outside of
// this package has its elements from a global React.
register('./style-modules.mjs', import.meta.url);
Object.assign(globalThis, { React });
