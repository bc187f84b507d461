export const START_STYLES = `
:root { color-scheme: light; font: 17px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f6f8; color: #1b2530; }
header, main { max-width: 76rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem); }
h1 { font-size: clamp(1.7rem, 5vw, 2.6rem); line-height: 1.15; margin: 1rem 0 .5rem; text-wrap: balance; }
header p { max-width: 44rem; margin: .5rem 0; } code { font-family: ui-monospace, monospace; }
#missing { padding: .9rem 1.1rem; border-left: 5px solid #b3124a; background: #fff; } #missing:empty { display: none; }
ul { list-style: none; margin: 0; padding: 0; }
.besides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1rem; margin-top: 1.5rem; }
.besides a { display: block; height: 100%; padding: 1rem 1.2rem; border: 1px solid #c7d0d8; border-radius: .8rem; background: #fff; color: #56616c; text-decoration: none; }
.besides strong { display: block; font-size: 1.15rem; color: #0b5cad; text-decoration: underline; text-underline-offset: .15em; }
main { display: grid; gap: 1.5rem; padding-bottom: 4rem; }
section { display: grid; grid-template-columns: 19rem minmax(0, 1fr); gap: 1.5rem 2rem; padding: 1.5rem; border-radius: 1rem; border-top: 6px solid var(--accent); background: #fff; box-shadow: 0 1px 4px rgb(20 30 40 / .1); }
h2 { font-size: 1.5rem; margin: 0; color: var(--ink); } .about p { margin: .4rem 0; } .flow { color: #56616c; font-size: .9rem; }
.begin { display: inline-flex; align-items: center; min-height: 2.75rem; margin-top: .6rem; padding: .4rem 1.1rem; border-radius: .6rem; background: #1b2530; color: #fff; font-weight: 600; text-decoration: none; }
section > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.6rem, 1fr)); gap: .9rem; }
section li a { display: block; color: #1b2530; font-size: .85rem; line-height: 1.3; text-decoration: none; }
section li a:hover span, section li a:focus-visible span { text-decoration: underline; }
section svg { display: block; width: 100%; border: 1px solid #c7d0d8; border-radius: .5rem; margin-bottom: .35rem; background: #fff; }
a:focus-visible { outline: 3px solid #0b5cad; outline-offset: 3px; border-radius: .5rem; }
.head { fill: var(--head); stroke: #dfe4e8; } .logo { fill: var(--accent); } .ink { fill: var(--ink); } .line { fill: #cfd6dc; }
.field { fill: #fff; stroke: #aab4bd; } .card { fill: var(--soft); } .button { fill: var(--button); } .figure { font: 700 20px system-ui, sans-serif; fill: var(--ink); }
.mark { fill: none; stroke: var(--accent); stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
@media (width < 52rem) { section { grid-template-columns: 1fr; padding: 1.1rem; } section > ul { grid-template-columns: repeat(auto-fill, minmax(5.6rem, 1fr)); } }
`;
