import { keptStyles } from './cli/launch/kept-styles.mjs';

export default { plugins: [keptStyles()] };
