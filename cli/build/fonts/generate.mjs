import { generateFonts } from './fonts.mjs';

await generateFonts(process.cwd());
