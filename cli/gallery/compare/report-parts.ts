export const REPORT_STYLES = `
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#eceff1, #16191c); color: light-dark(#1b1f23, #e6e9ec); }
header { position: sticky; top: 0; z-index: 2; padding: 1rem 1.25rem; background: light-dark(#fff, #1f2428); border-bottom: 1px solid light-dark(#cfd6db, #39424a); }
h1 { font-size: 1.3rem; margin: 0; overflow-wrap: anywhere; } header p { margin: .25rem 0; }
main { display: grid; gap: 1.25rem; padding: 1.25rem; grid-template-columns: minmax(0, 1fr); }
article { min-width: 0; padding: 1rem; background: light-dark(#fff, #1f2428); border: 1px solid light-dark(#d7dde1, #333b42); border-radius: .5rem; }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; } small { font-weight: 400; color: light-dark(#4d565e, #b3bbc2); margin-left: .35rem; }
a { color: light-dark(#0b5cad, #8ec5ff); }
.controls { display: flex; flex-wrap: wrap; gap: .4rem 1.25rem; align-items: center; margin: .5rem 0 .75rem; }
.controls label, header label { display: inline-flex; gap: .5rem; align-items: center; min-height: 2.5rem; }
input[type=range] { width: min(18rem, 45vw); } input[type=checkbox] { width: 1.15rem; height: 1.15rem; }
.pair { position: relative; display: grid; outline: 1px solid light-dark(#d7dde1, #333b42); background: repeating-conic-gradient(#e8ecef 0 25%, #fff 0 50%) 0 0 / 16px 16px; touch-action: pan-y; }
.pair img { grid-area: 1 / 1; display: block; width: 100%; height: auto; }
.pair .before { clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0); }
.pair .now { clip-path: inset(0 0 0 var(--at, 50%)); }
.pair .marks { display: none; } .marked .pair .marks { display: block; } .marked .pair :is(.before, .now) { visibility: hidden; }
button { font: inherit; min-height: 2.5rem; padding: .2rem .8rem; border: 1px solid light-dark(#8b96a1, #69747d); border-radius: .4rem; background: light-dark(#fff, #2a3036); color: inherit; cursor: pointer; }
.steps { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.box { scroll-margin-block: 9rem 2rem; } .pair .box { position: absolute; display: none; min-width: 8px; min-height: 8px; outline: 3px solid #d6003c; outline-offset: 4px; pointer-events: none; } .current .box { scroll-margin-block: 9rem 2rem; } .pair .box { display: block; }
.current { border-color: #d6003c; } article:focus { outline: none; }
.pair::after { content: ''; position: absolute; inset: 0 auto 0 var(--at, 50%); border-left: 2px solid #d6003c; } .marked .pair::after { display: none; }
`;

export const REPORT_SCRIPT = `
for (const article of document.querySelectorAll('.changed')) {
  const slider = article.querySelector('[type=range]');
  const pair = article.querySelector('.pair');
  const show = () => pair.style.setProperty('--at', slider.value + '%');
  slider.addEventListener('input', show);
  const pull = (event) => {
    if (event.buttons === 0) return;
    const { left, width } = pair.getBoundingClientRect();
    slider.value = String(((event.clientX - left) / width) * 100);
    show();
  };
  pair.addEventListener('pointerdown', pull);
  pair.addEventListener('pointermove', pull);
  pair.addEventListener('dragstart', (event) => event.preventDefault());
  const marks = article.querySelector('[data-marks]');
  marks.addEventListener('change', () => article.classList.toggle('marked', marks.checked));
}
document.getElementById('all-marks')?.addEventListener('change', ({ target }) => {
  for (const marks of document.querySelectorAll('[data-marks]')) {
    marks.checked = target.checked;
    marks.dispatchEvent(new Event('change'));
  }
});
// Shows the differing part of the picture in the middle of the window.
const changed = [...document.querySelectorAll('.changed')];
let at = -1;
function step(by) {
  if (changed.length === 0) return;
  changed[at]?.classList.remove('current');
  at = at === -1 && by < 0 ? changed.length - 1 : (at + by + changed.length) % changed.length;
  const article = changed[at];
  article.classList.add('current');
  article.focus({ preventScroll: true });
  for (const image of article.querySelectorAll('img')) image.loading = 'eager';
  const box = article.querySelector('.box');
  const show = () => box.scrollIntoView({ block: box.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
  Promise.all([...article.querySelectorAll('img')].map((image) => image.decode().catch(() => null))).then(show);
  show();
  document.getElementById('where').textContent = (at + 1) + ' of ' + changed.length;
}
document.getElementById('next')?.addEventListener('click', () => step(1));
document.getElementById('previous')?.addEventListener('click', () => step(-1));
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'n') step(1);
  if (event.key === 'p') step(-1);
});
`;
