import { generateContract } from './contract-codegen.mjs';

await generateContract(process.cwd());
