import { Graph, layout } from '@dagrejs/dagre';
import { escapeHtml } from '../../mock-server/world/escape-html';
import type { Point } from '../map/lay-out';
import { readDiagram, type Diagram, type DiagramArrow } from './read-diagram';

/** Characters are about this wide, in boxes and beside arrows, CSS pixels. */
const LETTER = 7.6;
const CAPITAL = 8.8;
const SMALL_LETTER = 6.4;

/** Room for the title of a group. */
const TITLE = 10;

const widthOf = (label: string): number =>
  label.replaceAll(/[^A-Z_]/g, '').length * CAPITAL +
  label.replaceAll(/[A-Z_]/g, '').length * LETTER;

/** What leads from a box to another is one line, however often it is said. */
function bundled(arrows: readonly DiagramArrow[]): readonly DiagramArrow[] {
  const keyOf = ({ from, to, dotted }: DiagramArrow): string => [from, to, dotted].join(' ');
  return [...new Set(arrows.map(keyOf))].flatMap((key) => {
    const same = arrows.filter((arrow) => keyOf(arrow) === key);
    const label = same.map((arrow) => arrow.label).filter(Boolean);
    return same.slice(0, 1).map((arrow) => Object.assign({}, arrow, { label: label.join(', ') }));
  });
}

function graphOf({ boxes, groups }: Diagram, arrows: readonly DiagramArrow[]): Graph {
  const graph = new Graph({ multigraph: true, compound: true });
  graph.setGraph({
    rankdir: 'LR',
    nodesep: 18,
    ranksep: 48,
    edgesep: 12,
    marginx: 8,
    marginy: 8 + TITLE,
  });
  for (const [id] of groups) graph.setNode(`group ${id}`, {});
  for (const [id, { label, group }] of boxes) {
    const width = label === '' ? 16 : widthOf(label) + 24;
    graph.setNode(id, { width, height: label === '' ? 16 : 34 });
    if (group !== null) graph.setParent(id, `group ${group}`);
  }
  arrows.forEach(({ from, to, label }, index) => {
    const size = {
      width: label.length * SMALL_LETTER,
      height: label === '' ? 0 : 18,
      labelpos: 'c',
    };
    graph.setEdge({ v: from, w: to, name: String(index) }, size);
  });
  layout(graph);
  return graph;
}

const round = (value: number | undefined): number => Math.round(value ?? 0);

/** Draws a block of Mermaid as SVG, in the colours of the page. The same text gives the same drawing. */
export function drawDiagram(text: string, name: string): string {
  const diagram = readDiagram(text);
  const arrows = bundled(diagram.arrows);
  const graph = graphOf(diagram, arrows);
  const groups = [...diagram.groups].map(([id, title]) => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(`group ${id}`);
    // Its title stands above what it holds.
    const [left, top] = [round(x - width / 2), round(y - height / 2) - TITLE];
    return `<g class="group"><rect x="${left}" y="${top}" width="${round(width)}" height="${round(height) + TITLE}" rx="8"/><text x="${left + 8}" y="${top + 15}">${escapeHtml(title)}</text></g>`;
  });
  const lines = arrows.map(({ from, to, label, dotted }, index) => {
    const edge = graph.edge({ v: from, w: to, name: String(index) });
    const points: readonly Point[] = edge.points;
    const path = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
    const words =
      label === ''
        ? ''
        : `<text x="${round(edge.x)}" y="${round(edge.y) + 4}">${escapeHtml(label)}</text>`;
    return `<g class="arrow${dotted ? ' dotted' : ''}"><path d="M${path}" marker-end="url(#arrow-head)"/>${words}</g>`;
  });
  const boxes = [...diagram.boxes].map(([id, { label, round: isRound }]) => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(id);
    const at = `x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}"`;
    const words =
      label === '' ? '' : `<text x="${round(x)}" y="${round(y) + 5}">${escapeHtml(label)}</text>`;
    return `<g class="box${label === '' ? ' start' : ''}"><rect ${at} rx="${isRound ? round(height / 2) : 6}"/>${words}</g>`;
  });
  const { width, height } = graph.graph();
  const head =
    '<marker id="arrow-head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L10 5L0 10z"/></marker>';
  return `<div class="wide" tabindex="0" role="group" aria-label="${escapeHtml(name)}, drawn"><svg class="diagram" width="${round(width)}" height="${round(height)}" aria-hidden="true"><defs>${head}</defs>${groups.join('')}${lines.join('')}${boxes.join('')}</svg></div>`;
}
