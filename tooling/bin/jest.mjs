#!/usr/bin/env node
import 'jest/bin/jest';
