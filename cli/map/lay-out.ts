import { Graph, layout } from '@dagrejs/dagre';
import { ANY_OPEN, type Arrow, type FlowMap, type Place } from './map-model';

/** CSS pixels. */
export const PLACE = { width: 168, height: 208 } as const;

/** Moves out of any open status are a list: their lines would cross all others. */
const GROUP = { width: 380, line: 26, head: 52 } as const;

const GAP = 28;

/** Zoomed out, a node's name is wider than the node. */
const NAME_GAP = 112;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** All moves between two nodes by the same actor. */
export interface Line {
  readonly arrows: readonly Arrow[];
  readonly points: readonly Point[];
  readonly label: Point;
}

export interface LaidOut {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, Box>;
  readonly lines: readonly Line[];
}

/** Approximate width of a character, CSS pixels. */
const LETTER = 6.6;

export const labelOf = (arrows: readonly Arrow[]): string =>
  arrows.map(({ trigger }) => trigger).join(', ');

function bundles(arrows: readonly Arrow[]): readonly (readonly Arrow[])[] {
  const drawn = arrows.filter(({ from }) => from !== ANY_OPEN);
  const keys = drawn.map(({ from, to, by }) => `${from} ${to} ${by}`);
  return [...new Set(keys)].map((key) => drawn.filter((_, index) => keys[index] === key));
}

function placeBelow(
  places: readonly Place[],
  { arrows }: FlowMap,
  from: { readonly top: number; readonly width: number },
): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  let [left, top, high] = [NAME_GAP, from.top, 0];
  for (const { id } of places) {
    const rows = arrows.filter((arrow) => arrow.from === id).length;
    const size =
      id === ANY_OPEN ? { width: GROUP.width, height: GROUP.head + rows * GROUP.line } : PLACE;
    if (left + size.width > from.width && left > NAME_GAP)
      [left, top, high] = [NAME_GAP, top + high + GAP, 0];
    boxes.set(id, { left, top, ...size });
    left += size.width + NAME_GAP;
    high = Math.max(high, size.height);
  }
  return boxes;
}

/** The same map gives the same layout. */
export function layOut(map: FlowMap): LaidOut {
  const lines = bundles(map.arrows);
  const joined = new Set(lines.flat().flatMap(({ from, to }) => [from, to]));
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: 'LR',
    nodesep: 26,
    ranksep: 46,
    edgesep: 14,
    marginx: NAME_GAP,
    marginy: GAP,
  });
  for (const { id } of map.places) if (joined.has(id)) graph.setNode(id, { ...PLACE });
  lines.forEach((arrows, index) => {
    const [{ from, to } = { from: '', to: '' }] = arrows;
    const label = { width: labelOf(arrows).length * LETTER + 14, height: 18, labelpos: 'c' };
    graph.setEdge({ v: from, w: to, name: String(index) }, label);
  });
  layout(graph);
  const { width: drawnWidth = 0, height: drawnHeight = 0 } = graph.graph();
  const boxes = new Map<string, Box>();
  for (const id of joined) {
    const { x, y } = graph.node(id);
    boxes.set(id, { left: x - PLACE.width / 2, top: y - PLACE.height / 2, ...PLACE });
  }
  const rest = map.places
    .filter(({ id }) => !joined.has(id))
    .toSorted((a, b) => Number(b.id === ANY_OPEN) - Number(a.id === ANY_OPEN));
  const below = placeBelow(rest, map, { top: drawnHeight + GAP, width: drawnWidth });
  const all = new Map([...boxes, ...below]);
  return {
    width: Math.max(...[...all.values()].map(({ left, width }) => left + width), drawnWidth) + GAP,
    height: Math.max(...[...all.values()].map(({ top, height }) => top + height)) + GAP,
    places: all,
    lines: lines.map((arrows, index) => {
      const [{ from, to } = { from: '', to: '' }] = arrows;
      const { points, x, y } = graph.edge({ v: from, w: to, name: String(index) });
      return { arrows, points, label: { x: x ?? 0, y: y ?? 0 } };
    }),
  };
}
