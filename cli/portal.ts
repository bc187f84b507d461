import { runProgram } from './command-line';
import { PORTAL } from './portal-program';

runProgram(PORTAL);
