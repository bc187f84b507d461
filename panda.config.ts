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
    // Its reset gives every element, `::before` and `::after` 33 custom properties for filters,
    // gradients and transforms, all unused here: half of the time to restyle a page.
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
      // Becomes opaque before it arrives: otherwise content would be read through it.
      rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' }, '35%': { opacity: '1' } },
      // Moves without fading: text must never be unreadable.
      lift: { from: { transform: 'translateY(0.375rem)' } },
      // From the edge of the window.
      up: { from: { transform: 'translateY(100%)' } },
      // Hides a loading state that is very short.
      hold: { from: { visibility: 'hidden' } },
      deal: {
        from: { opacity: '0', transform: 'translateY(1.5rem) rotate(-2deg) scale(0.96)' },
        '35%': { opacity: '1' },
      },
      forward: { from: { translate: '1.5rem', opacity: '0.4' } },
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
