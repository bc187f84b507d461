export const OUTDATED = 'Generated file is out of date. Run `npm run update` and read the diff';
