export const SHEET_STYLES = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#eceff1, #16191c); color: light-dark(#1b1f23, #e6e9ec); }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding: .75rem 1.25rem; background: light-dark(#fff, #1f2428); border-bottom: 1px solid light-dark(#cfd6db, #39424a); }
h1 { font-size: 1.15rem; margin: 0; }
header p { margin: 0; flex: 1; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(44rem, 100%), 1fr)); gap: 1.25rem; padding: 1.25rem; align-items: start; }
article { background: light-dark(#fff, #1f2428); border: 1px solid light-dark(#d7dde1, #333b42); border-radius: .5rem; padding: .9rem 1rem 1rem; min-width: 0; }
h2 { font-size: 1rem; margin: 0; }
small { font-weight: 400; opacity: .75; margin-left: .35rem; }
article p { margin: .25rem 0 .75rem; }
code { font: 13px ui-monospace, monospace; }
.pictures { display: flex; gap: .75rem; align-items: start; }
.pictures button { display: block; padding: 0; background: none; cursor: zoom-in; min-width: 0; min-height: 3rem; max-height: 34rem; overflow: hidden; border: 1px solid light-dark(#d7dde1, #333b42); border-radius: .25rem; }
img { display: block; width: 100%; height: auto; }
.narrow main { grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); }
.narrow .desktop { display: none; }
.narrow .pictures button { max-height: none; }
.problem { color: light-dark(#a40e26, #ff8f9c); }
dialog { padding: 0; border: 0; max-width: 100vw; max-height: 100vh; }
dialog img { width: auto; max-width: 100%; cursor: zoom-out; }
[hidden] { display: none; }
`;

export const SHEET_SCRIPT = `
const program = document.getElementById('program');
const screen = document.getElementById('screen');
const narrow = document.getElementById('narrow');
function show() {
  for (const article of document.querySelectorAll('article')) {
    article.hidden =
      (program.value !== '' && article.dataset.program !== program.value) ||
      (screen.value !== '' && article.dataset.screen !== screen.value);
  }
  document.body.classList.toggle('narrow', narrow.checked);
}
for (const control of [program, screen, narrow]) control.addEventListener('change', show);
const dialog = document.querySelector('dialog');
dialog.addEventListener('click', () => dialog.close());
document.addEventListener('click', (event) => {
  const picture = event.target.closest('[data-large]')?.querySelector('img');
  if (picture) {
    dialog.firstElementChild.src = picture.src;
    dialog.firstElementChild.alt = picture.alt;
    dialog.showModal();
  }
  const command = event.target.dataset?.copy;
  if (command === undefined) return;
  navigator.clipboard?.writeText('npx ' + command).then(
    () => { event.target.textContent = 'Copied'; },
    () => { event.target.textContent = 'npx ' + command; },
  );
});
show();
`;
