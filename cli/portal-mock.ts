#!/usr/bin/env node
import { runProgram } from './command-line';
import { PORTAL_MOCK } from './portal-mock-program';

runProgram(PORTAL_MOCK);
