import { keptStyles } from './cli/build/kept-styles.mjs';

export default { plugins: [keptStyles()] };
