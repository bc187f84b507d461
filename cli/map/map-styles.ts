/** Actors are distinguished by color, by line style, and in the list by text. */
export const MAP_STYLES = `
:root { color-scheme: light; font: 15px/1.45 system-ui, sans-serif; --line: #d5dbe1; --muted: #56616c; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f6f8; color: #1b2530; min-height: 100vh; display: flex; flex-direction: column; }
.heads { position: absolute; width: 0; height: 0; }
header { position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .6rem 1rem; background: #fff; border-bottom: 1px solid var(--line); }
h1 { font-size: 1.15rem; margin: 0 auto 0 0; white-space: nowrap; }
#search { width: 11rem; } #status { width: 11rem; }
h2 { font-size: 1.05rem; margin: 0; padding: .75rem 1rem 0; }
h3 { font-size: .95rem; margin: 0; }
label { display: inline-flex; gap: .4rem; align-items: center; color: var(--muted); }
select { width: 13rem; }
select, input, button { font: inherit; min-height: 2.5rem; padding: .2rem .6rem; border: 1px solid #8b96a1; border-radius: .4rem; background: #fff; color: #1b2530; max-width: 15rem; }
button { cursor: pointer; min-width: 2.5rem; }
button[aria-pressed=true] { background: #1b2530; color: #fff; }
.buttons { display: inline-flex; gap: .35rem; }
#found { margin: 0; color: var(--muted); flex-basis: 100%; }
#found:empty { display: none; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .15rem 1.25rem; margin: 0; padding: .5rem 1rem; font-size: .87rem; color: var(--muted); background: #fff; border-bottom: 1px solid var(--line); }
.legend li { display: flex; gap: .4rem; align-items: center; }
.legend svg { width: 2rem; height: .5rem; }
.legend path, .arrow path { fill: none; stroke: var(--by); stroke-width: 2; stroke-dasharray: var(--dash, none); }
.applicant { --by: #0b5cad; } .step { --by: #5c6873; --dash: 2 4; } .system { --by: #7a3fb5; }
.back-office { --by: #a84300; --dash: 8 4; } .network { --by: #00736b; --dash: 10 3 2 3; } .timer { --by: #b3124a; --dash: 4 4; }
marker path { fill: var(--by); }
main { flex: 1; display: flex; flex-direction: column; }
section { flex: 1; display: flex; flex-direction: column; }
section[hidden] { display: none; }
section > h3 { padding: .75rem 1rem 0; }
.canvas { position: relative; overflow: hidden; touch-action: none; cursor: grab; height: max(26rem, calc(100vh - 15rem)); margin-top: .5rem; border-block: 1px solid var(--line); background: #fff radial-gradient(#e3e8ec 1px, transparent 1px) 0 0 / 24px 24px; }
.canvas.moving { cursor: grabbing; }
.stage { position: absolute; transform-origin: 0 0; }
.stage > svg { position: absolute; overflow: visible; }
.arrow text { text-anchor: middle; font: 600 11.5px system-ui, sans-serif; fill: var(--by); paint-order: stroke; stroke: #fff; stroke-width: 5px; stroke-linejoin: round; }
.place { position: absolute; display: flex; flex-direction: column; overflow: hidden; padding: 0 .6rem .5rem; border: 1px solid #b7c0c9; border-radius: .7rem; background: #fff; color: inherit; text-decoration: none; font-size: 12px; line-height: 1.3; box-shadow: 0 1px 3px rgb(20 30 40 / .12); user-select: none; }
.place strong { font-size: 11.5px; overflow-wrap: anywhere; margin-top: .4rem; }
.place > span:last-child { color: var(--muted); }
.place.closed { background: #eceff2; } .place.step { border-style: dashed; }
.place.group { background: #1b2530; color: #fff; justify-content: center; text-align: center; }
.place.group strong { font-size: 14px; }
.place.group ul { list-style: none; margin: .5rem 0 0; padding: 0; text-align: left; line-height: 26px; font-size: 13px; }
.place.group li { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } .place.group li span { padding: 2px 6px; border-radius: 4px; background: #fff; color: var(--by); font-weight: 600; }
.place:hover, .place:focus-visible { border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent); outline: none; }
.shot { display: block; height: 132px; flex: none; margin: 0 -.6rem; overflow: hidden; border-bottom: 1px solid var(--line); background: #fff; }
.shot svg, .shot img { width: 100%; display: block; pointer-events: none; }
.head { fill: var(--head); stroke: #dfe4e8; } .logo { fill: var(--accent); } .ink { fill: var(--ink); } .line { fill: #cfd6dc; }
.field { fill: #fff; stroke: #aab4bd; } .card { fill: var(--soft); } .button { fill: var(--button); } .figure { font: 700 20px system-ui, sans-serif; fill: var(--ink); }
.mark { fill: none; stroke: var(--accent); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.far .place { overflow: visible; }
.far .place strong { position: absolute; left: 50%; bottom: 0; translate: -50%; z-index: 1; width: min-content; min-width: 100%; margin: 0; padding: .15em .25em; border-radius: .3em; background: rgb(255 255 255 / .94); text-align: center; font-size: calc(11px * var(--far)); line-height: 1.2; letter-spacing: -.02em; overflow-wrap: normal; }
.far .place.closed strong { background: rgb(236 239 242 / .94); } .far .place.group strong { background: #1b2530; min-width: 0; }
.far .place.group strong { bottom: 50%; translate: -50% 50%; } .far .place:not(.group) .shot { height: 100%; border: 0; border-radius: .6rem; }
.far .place > span:last-child, .far .place.group ul, .far .arrow text { display: none; }
.far .arrow path { stroke-width: calc(1.4px * var(--far)); }
.dim { opacity: .16; }
.list { display: none; }
.as-list .canvas { display: none; }
.as-list .list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: .75rem; padding: .75rem 1rem; }
.as-list #in, .as-list #out, .as-list #fit, .as-list .legend { display: none; }
article { padding: .75rem .9rem; border: 1px solid var(--line); border-radius: .6rem; background: #fff; overflow-wrap: anywhere; scroll-margin-top: 9rem; }
article p { margin: .25rem 0; } article ul { margin: .4rem 0 0; padding-left: 1.1rem; }
article:target { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent); }
.mover { color: var(--by); font-weight: 600; }
code { font: 13px ui-monospace, monospace; } small { color: var(--muted); }
a { color: #0b5cad; }
.besides { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: .3rem 1rem; margin: .4rem 0 1rem; padding: 0 1rem 0 2rem; }
.as-list [hidden] { display: none; }
@media (width < 40rem) {
  h1 { flex-basis: 100%; } header { position: static; gap: .4rem; padding: .6rem; }
  label { flex: 1 1 100%; } label select, label input { flex: 1; max-width: none; min-width: 0; }
  .buttons { flex: 1; } .buttons button { flex: 1; min-height: 2.75rem; }
  .canvas { height: 70vh; } .as-list .list { padding: .6rem; }
}
@media print { header, .legend { position: static; } .canvas { height: auto; } }
`;
