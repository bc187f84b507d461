export const MAP_SCRIPT = `
const { portal, pictures } = JSON.parse(document.getElementById('data').textContent);
const by = (id) => document.getElementById(id);
const [brand, status, search, found] = ['brand', 'status', 'search', 'found'].map(by);
const sections = [...document.querySelectorAll('section[data-flow]')];
const shown = () => sections.find((one) => !one.hidden);
const views = new Map();

function apply(canvas) {
  const { x, y, scale } = views.get(canvas);
  const stage = canvas.firstElementChild;
  stage.style.transform = 'translate(' + x + 'px,' + y + 'px) scale(' + scale + ')';
  // Zoomed out, only names are legible, at the size that they have zoomed in.
  stage.classList.toggle('far', scale < 0.8);
  stage.style.setProperty('--far', String(1 / scale));
}
function fit(canvas, whole) {
  const { width, height } = canvas.dataset;
  const [w, h] = [canvas.clientWidth, canvas.clientHeight];
  if (w === 0) return;
  // Names must stay legible: on a small window, part of the map is outside and can be reached by panning.
  const all = Math.max(Math.min(w / width, h / height), 0.24);
  const scale = whole ? all : Math.max(all, 0.8);
  const start = canvas.querySelector('[id$=-CREATED]');
  const middle = start.offsetTop + start.offsetHeight / 2;
  const free = h - height * scale;
  const y = free > 0 && whole ? free / 2 : Math.min(0, Math.max(h / 2 - middle * scale, free));
  views.set(canvas, { scale, x: whole ? Math.max(0, (w - width * scale) / 2) : 0, y });
  apply(canvas);
}
function zoom(canvas, factor, cx = canvas.clientWidth / 2, cy = canvas.clientHeight / 2) {
  const view = views.get(canvas);
  const scale = Math.min(2.5, Math.max(0.08, view.scale * factor));
  const change = scale / view.scale;
  views.set(canvas, { scale, x: cx - (cx - view.x) * change, y: cy - (cy - view.y) * change });
  apply(canvas);
}
function center(place) {
  const canvas = place.closest('.canvas');
  const scale = Math.max(views.get(canvas).scale, 0.8);
  const x = canvas.clientWidth / 2 - (place.offsetLeft + place.offsetWidth / 2) * scale;
  const y = canvas.clientHeight / 2 - (place.offsetTop + place.offsetHeight / 2) * scale;
  views.set(canvas, { x, y, scale });
  apply(canvas);
}

// Arrow keys scroll by this many px.
const STROKE = 80;
const STROKES = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

for (const canvas of document.querySelectorAll('.canvas')) {
  const fingers = new Map();
  let moved = 0;
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return { size: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  canvas.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) moved = 0;
  });
  canvas.addEventListener('pointermove', (event) => {
    const last = fingers.get(event.pointerId);
    if (last === undefined) return;
    const before = fingers.size === 2 ? spread() : null;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved += Math.abs(dx) + Math.abs(dy);
    if (moved > 6 && !canvas.hasPointerCapture(event.pointerId)) canvas.setPointerCapture(event.pointerId);
    if (before !== null) {
      const after = spread();
      const box = canvas.getBoundingClientRect();
      zoom(canvas, after.size / Math.max(1, before.size), after.x - box.left, after.y - box.top);
      return;
    }
    const view = views.get(canvas);
    views.set(canvas, { ...view, x: view.x + dx, y: view.y + dy });
    canvas.classList.add('moving');
    apply(canvas);
  });
  const end = (event) => {
    fingers.delete(event.pointerId);
    canvas.classList.remove('moving');
  };
  canvas.addEventListener('pointerup', end);
  canvas.addEventListener('pointercancel', end);
  canvas.addEventListener('pointerleave', end);
  canvas.addEventListener('dragstart', (event) => event.preventDefault());
  canvas.addEventListener('click', (event) => { if (moved > 6) event.preventDefault(); }, true);
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const box = canvas.getBoundingClientRect();
    zoom(canvas, Math.exp(-event.deltaY / 500), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  // Keyboard users see the focused element.
  canvas.addEventListener('focusin', ({ target }) => {
    canvas.scrollTo(0, 0);
    if (target !== canvas && target.matches(':focus-visible')) center(target);
  });
  canvas.addEventListener('keydown', (event) => {
    const [dx, dy] = STROKES[event.key] ?? [];
    if (dx === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const view = views.get(canvas);
    views.set(canvas, { ...view, x: view.x - dx * STROKE, y: view.y - dy * STROKE });
    apply(canvas);
  });
}

function look() {
  const words = (search.value + ' ' + status.value).trim().toLowerCase().split(/\\s+/).filter(Boolean);
  const section = shown();
  const fits = ({ dataset }) => words.every((word) => dataset.words.includes(word));
  const places = [...section.querySelectorAll('a.place')];
  const hits = places.filter(fits);
  for (const place of places) place.classList.toggle('dim', !hits.includes(place));
  const ids = new Set(hits.map(({ id }) => id));
  const isHit = (id) => ids.has(section.dataset.flow + '-' + id);
  for (const arrow of section.querySelectorAll('.arrow')) {
    const { from, to } = arrow.dataset;
    arrow.classList.toggle('dim', words.length > 0 && !isHit(from) && !isHit(to));
  }
  for (const entry of section.querySelectorAll('.list [data-words], .besides [data-words]')) {
    entry.hidden = words.length > 0 && !fits(entry);
  }
  found.textContent = words.length === 0 ? '' : hits.length + (hits.length === 1 ? ' place fits' : ' places fit');
  // Many nodes name a status that they lead to; the user means the status itself.
  const name = section.dataset.flow + '-' + words.join('_').replaceAll('-', '_').toUpperCase();
  const first = hits.find(({ id }) => id === name) ?? hits[0];
  if (words.length > 0 && first) center(first);
}

function choose() {
  const { flow, card } = brand.selectedOptions[0].dataset;
  document.documentElement.dataset.brand = brand.value;
  for (const section of sections) section.hidden = section.dataset.flow !== flow;
  const section = shown();
  for (const named of section.querySelectorAll('span[data-card]')) named.textContent = card;
  for (const link of section.querySelectorAll('[data-seeds]')) {
    link.href = portal + JSON.parse(link.dataset.seeds)[brand.value];
    const shot = link.querySelector('.shot');
    const picture = pictures[brand.value]?.[link.dataset.picture];
    if (shot === null) continue;
    shot.querySelector('img')?.remove();
    shot.firstElementChild.style.display = picture ? 'none' : '';
    if (picture) shot.append(Object.assign(new Image(), { loading: 'lazy', src: picture, alt: '' }));
  }
  const names = [...section.querySelectorAll('a.place:not(.step) strong')].map((one) => one.textContent);
  status.replaceChildren(new Option('all', ''), ...names.map((name) => new Option(name)));
  const canvas = section.querySelector('.canvas');
  if (!views.has(canvas)) fit(canvas, canvas.clientWidth > 640);
  look();
}

function list(on) {
  document.body.classList.toggle('as-list', on);
  by('view').setAttribute('aria-pressed', String(on));
  const canvas = shown().querySelector('.canvas');
  if (!on && !views.has(canvas)) fit(canvas, canvas.clientWidth > 640);
}

for (const [id, act] of [
  ['in', (canvas) => zoom(canvas, 1.3)],
  ['out', (canvas) => zoom(canvas, 1 / 1.3)],
  ['fit', (canvas) => fit(canvas, true)],
]) by(id).addEventListener('click', () => act(shown().querySelector('.canvas')));
by('view').addEventListener('click', () => list(!document.body.classList.contains('as-list')));
brand.addEventListener('change', choose);
for (const control of [status, search]) control.addEventListener('input', look);
list(false);
choose();
`;
