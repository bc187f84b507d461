/** An element reference of WebDriver. */
export interface ElementReference {
  readonly 'element-6066-11e4-a52e-4f735466cecf': string;
}

export const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';

/** The WebDriver commands that tests need, with their standard names. */
export interface Engine {
  readonly name: string;
  /** Runs a function body in the current frame. */
  run(script: string, args: readonly unknown[]): Promise<unknown>;
  /** The same, asynchronously: it ends by calling its last argument. */
  runAsync(script: string, args: readonly unknown[]): Promise<unknown>;
  navigate(address: string): Promise<void>;
  click(element: ElementReference): Promise<void>;
  clear(element: ElementReference): Promise<void>;
  sendKeys(element: ElementReference, text: string): Promise<void>;
  /** Switches to a frame; null for the page. */
  switchToFrame(element: ElementReference | null): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of an element, PNG. */
  screenshot(element: ElementReference): Promise<Buffer>;
  close(): Promise<void>;
}

/** An error response of a driver. */
export class DriverError extends Error {
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(`${kind}: ${message}`);
    this.name = 'DriverError';
    this.kind = kind;
  }
}

type Send = (command: {
  /** Its Marionette name, without the prefix `WebDriver:`. */
  readonly name: string;
  /** Its HTTP path, below that of the session. */
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: Readonly<Record<string, unknown>>;
}) => Promise<unknown>;

/** Creates an engine whose commands go through `send`. */
export function createEngine(name: string, send: Send, close: () => Promise<void>): Engine {
  const about = (element: ElementReference) => {
    const id = element[REFERENCE];
    return { id, path: `/element/${id}` };
  };
  return {
    name,
    close,
    run: (script, args) =>
      send({ name: 'ExecuteScript', path: '/execute/sync', body: { script, args } }),
    runAsync: (script, args) =>
      send({ name: 'ExecuteAsyncScript', path: '/execute/async', body: { script, args } }),
    navigate: async (url) => void (await send({ name: 'Navigate', path: '/url', body: { url } })),
    click: async (element) => {
      const { id, path } = about(element);
      await send({ name: 'ElementClick', path: `${path}/click`, body: { id } });
    },
    clear: async (element) => {
      const { id, path } = about(element);
      await send({ name: 'ElementClear', path: `${path}/clear`, body: { id } });
    },
    sendKeys: async (element, text) => {
      const { id, path } = about(element);
      await send({ name: 'ElementSendKeys', path: `${path}/value`, body: { id, text } });
    },
    switchToFrame: async (element) => {
      const id = element;
      const toMarionette = element === null ? null : element[REFERENCE];
      await send({
        name: 'SwitchToFrame',
        path: '/frame',
        body: { id, ...(toMarionette === null ? {} : { element: toMarionette }) },
      });
    },
    resize: async (width, height) => {
      await send({ name: 'SetWindowRect', path: '/window/rect', body: { width, height } });
    },
    screenshot: async (element) => {
      const { id, path } = about(element);
      const answer = await send({
        name: 'TakeScreenshot',
        path: `${path}/screenshot`,
        method: 'GET',
        body: { id, full: false, hash: false },
      });
      return Buffer.from(String(answer), 'base64');
    },
  };
}
