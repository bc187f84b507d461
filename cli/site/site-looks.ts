export const SITE_STYLES = `
:root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif; --line: light-dark(#d5dbe1, #39434c); --muted: light-dark(#56616c, #a9b4be); --link: light-dark(#0b5cad, #7db8ff); --ground: light-dark(#fff, #14181c); --side: light-dark(#f4f6f8, #1b2026); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: light-dark(#1b2530, #e4e9ee); }
a { color: var(--link); text-underline-offset: .15em; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: .5rem; background: var(--ground); padding: .5rem; z-index: 3; }
header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; justify-content: space-between; padding: .6rem 1.5rem; background: var(--ground); border-bottom: 1px solid var(--line); }
.home { font-weight: 700; color: inherit; text-decoration: none; min-height: 2.75rem; display: flex; align-items: center; }
header label { display: flex; gap: .5rem; align-items: center; color: var(--muted); }
input { font: inherit; min-height: 2.75rem; width: min(20rem, 60vw); padding: .3rem .7rem; border: 1px solid #8b96a1; border-radius: .45rem; background: var(--ground); color: inherit; }
#results { list-style: none; margin: 0; padding: .75rem 1.5rem; border-bottom: 1px solid var(--line); background: var(--side); max-height: 60vh; overflow: auto; }
#results li { padding: .35rem 0; } #results small { display: block; color: var(--muted); }
#found { margin: 0; padding: 0 1.5rem; color: var(--muted); } #found:empty { padding: 0; }
.columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); }
nav { padding: 1rem 1rem 3rem 1.5rem; background: var(--side); border-right: 1px solid var(--line); font-size: .92rem; }
nav summary { font-weight: 700; padding: .4rem 0; cursor: pointer; }
nav ul { list-style: none; margin: 0 0 .5rem; padding: 0; }
nav a { display: block; padding: .3rem .6rem; color: inherit; text-decoration: none; border-radius: .35rem; }
nav a:hover { text-decoration: underline; } nav a[aria-current] { background: light-dark(#dbe7f5, #24384d); font-weight: 600; }
main { padding: 1.5rem clamp(1rem, 4vw, 3.5rem) 6rem; max-width: 58rem; min-width: 0; overflow-wrap: break-word; }
h1 { font-size: 2rem; line-height: 1.2; margin: .5rem 0 1rem; } h2 { font-size: 1.4rem; margin: 2.2rem 0 .6rem; } h3 { font-size: 1.1rem; margin: 1.6rem 0 .4rem; }
h1, h2, h3 { scroll-margin-top: 5rem; text-wrap: balance; }
code { font: .88em ui-monospace, monospace; background: var(--side); padding: .1em .3em; border-radius: .25em; overflow-wrap: anywhere; }
pre { overflow: auto; padding: .9rem 1rem; background: var(--side); border: 1px solid var(--line); border-radius: .5rem; line-height: 1.5; }
pre code { padding: 0; background: none; overflow-wrap: normal; }
.live { text-decoration-style: dotted; } .live::after { content: " ↗"; font-size: .8em; }
.source { border-bottom: 1px dotted var(--muted); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; min-width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .45rem .7rem; border-bottom: 1px solid var(--line); } th { background: var(--side); } td { min-width: 7rem; }
td code { overflow-wrap: normal; }
img { max-width: 100%; height: auto; }
@media (width < 52rem) { .columns { grid-template-columns: 1fr; } nav { order: 2; border-right: 0; border-top: 1px solid var(--line); padding: 1rem; } nav a { padding: .55rem .6rem; } header { padding: .5rem 1rem; } header label { flex: 1; } input { flex: 1; width: auto; min-width: 0; } h1 { font-size: 1.6rem; } }
.diagram svg { max-width: none; }
`;
