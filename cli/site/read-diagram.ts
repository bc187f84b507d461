/** A box of a diagram, or a group of boxes. */
export interface Box {
  readonly label: string;
  /** Drawn with round ends: a state, in a diagram that also has other things. */
  readonly round: boolean;
  /** The group it belongs to. */
  readonly group: string | null;
}

export interface DiagramArrow {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly dotted: boolean;
}

/** What a block of Mermaid says, as far as the pages of this project make use of it. */
export interface Diagram {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly groups: ReadonlyMap<string, string>;
  readonly arrows: readonly DiagramArrow[];
}

const ARROW = /\s*(-->|-\.->|-\. .+? \.->|-- .+? -->)\s*/;
const NODE = /^([\w*[\]-]+?)(?:\(\[(.+)\]\)|\["?([^"]+?)"?\])?$/;

/** Where a state begins. */
const BEGINNING = '[*]';

class Reader {
  readonly boxes = new Map<string, Box>();
  readonly groups = new Map<string, string>();
  readonly arrows: DiagramArrow[] = [];
  private group: string | null = null;

  /** Notes a box where it is first spoken of, and its label where that is given. */
  private box(text: string): string {
    if (text === BEGINNING) {
      this.boxes.set(text, { label: '', round: true, group: null });
      return text;
    }
    const [, id, round, square] = NODE.exec(text) ?? [];
    if (id === undefined) throw new Error(`A diagram names “${text}”, which cannot be read.`);
    const known = this.boxes.get(id);
    const label = round ?? square ?? known?.label ?? id;
    const isRound = round !== undefined || (known?.round ?? false);
    this.boxes.set(id, { label, round: isRound, group: known?.group ?? this.group });
    return id;
  }

  read(line: string): void {
    const [, group, title] = /^subgraph ([\w-]+)(?:\["(.+)"\])?$/.exec(line) ?? [];
    if (group !== undefined) {
      this.group = group;
      this.groups.set(group, title ?? group);
      return;
    }
    if (line === 'end') {
      this.group = null;
      return;
    }
    const [chain = '', said = ''] = line.split(/: (.+)/);
    const parts = chain.split(ARROW);
    const ids = parts.filter((_, index) => index % 2 === 0).map((part) => this.box(part));
    ids.slice(1).forEach((to, index) => {
      const arrow = parts[2 * index + 1] ?? '';
      const label = /^-[-.] (.+) (?:\.->|-->)$/.exec(arrow)?.[1] ?? said;
      this.arrows.push({ from: ids[index] ?? '', to, label, dotted: arrow.startsWith('-.') });
    });
  }
}

/** Reads a block of Mermaid; throws where it says what nobody here can draw. */
export function readDiagram(text: string): Diagram {
  const [kind = '', ...lines] = text.split('\n').map((line) => line.trim());
  if (!/^(?:flowchart LR|stateDiagram-v2)$/.test(kind)) {
    throw new Error(`A diagram begins with “${kind}”, which cannot be drawn.`);
  }
  const reader = new Reader();
  for (const line of lines) if (line !== '') reader.read(line);
  return reader;
}
