import { defineConfig } from '@pandacss/dev';
import { GLOBAL_STYLES } from './src/ui/global-styles';
import { BREAKPOINTS, TOKENS } from './src/ui/tokens';
import {
  loginPictures,
  programConditions,
  themeTokens,
  themeVariables,
} from './src/programs/theme-tokens';

export default defineConfig({
  eject: true,
  logLevel: 'warn',
  presets: ['@pandacss/preset-base'],
  hooks: {
    // It gives each element, and each `::before` and `::after`, 33 properties of its own for filters, gradients and
    // transforms in parts, which nothing here is made of: half of what a browser took to style a page anew.
    'preset:resolved': ({ utils, preset }) => utils.omit(preset, ['globalCss']),
  },
  preflight: true,
  include: ['./src/**/*.{ts,tsx}', './mock-server/mounts/panel/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.{ts,tsx}'],
  outdir: 'styled-system',
  conditions: {
    extend: {
      ...programConditions(),
      dark: '[data-color-scheme=dark] &',
      motionReduce: '@media (prefers-reduced-motion: reduce)',
      motionSafe: '@media (prefers-reduced-motion: no-preference)',
      print: '@media print',
      starting: '@starting-style',
    },
  },
  globalCss: { ...GLOBAL_STYLES, ...themeVariables(), ...loginPictures() },
  theme: {
    breakpoints: BREAKPOINTS,
    tokens: TOKENS,
    semanticTokens: themeTokens(),
    keyframes: {
      turn: { to: { transform: 'rotate(360deg)' } },
      // What comes over or into a page is solid before it has arrived: half of it would be read through the other half.
      rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' }, '35%': { opacity: '1' } },
      // Of a sentence nothing may be missing, not even for a moment: it only moves.
      lift: { from: { transform: 'translateY(0.375rem)' } },
      // From the edge of the window that it stands at.
      up: { from: { transform: 'translateY(100%)' } },
      // What is waited for so briefly that nothing needs to stand in for it is not seen waiting.
      hold: { from: { visibility: 'hidden' } },
      deal: {
        from: { opacity: '0', transform: 'translateY(1.5rem) rotate(-2deg) scale(0.96)' },
        '35%': { opacity: '1' },
      },
      ahead: { from: { translate: '1.5rem', opacity: '0.4' } },
      back: { from: { translate: '-1.5rem', opacity: '0.4' } },
      grow: { from: { transform: 'scaleX(0)' } },
      growDown: { from: { transform: 'scaleY(0)' } },
      write: {
        from: { clipPath: 'inset(-1em 100% -1em 0)' },
        to: { clipPath: 'inset(-1em 0 -1em 0)' },
      },
      unfold: { from: { opacity: '0', translate: '0 -0.375rem' }, '35%': { opacity: '1' } },
      fade: { from: { opacity: '0' } },
      leave: { to: { opacity: '0' } },
      slide: { from: { transform: 'translateX(2rem)', opacity: '0' } },
      breathe: { '50%': { opacity: '0.55' } },
    },
  },
});
