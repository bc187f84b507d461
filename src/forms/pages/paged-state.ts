/** A server message at a field. */
export interface Refusal {
  readonly name: string;
  readonly message: string;
}

export interface PagedState<Output> {
  /** The page in the URL. Pages count from 0. */
  readonly asked: number;
  /** The page that is shown: an earlier one, if that one's answers are invalid. */
  readonly shown: number;
  /** The page that the user was sent back to: it validates its answers when it appears. */
  readonly checks: number | null;
  /** Answers that the server refused and the user hasn't corrected yet. */
  readonly refused: readonly Refusal[];
  /** The answers that were sent last. */
  readonly sent: Output | null;
}

export type PagedAction<Output> =
  | { readonly type: 'address changed'; readonly asked: number; readonly shown: number }
  | { readonly type: 'sent back'; readonly to: number }
  | { readonly type: 'checked' }
  | { readonly type: 'page passed'; readonly elsewhere: readonly string[] }
  | { readonly type: 'sent'; readonly output: Output }
  | ({ readonly type: 'refused' } & Refusal);

/** Returns the form field of an input such as `homeAddress.zip`. */
export const fieldOf = (name: string): string => name.split('.')[0] ?? '';

export function pagedReducer<Output>(
  state: PagedState<Output>,
  action: PagedAction<Output>,
): PagedState<Output> {
  switch (action.type) {
    case 'address changed':
      return { ...state, asked: action.asked, shown: action.shown };
    case 'sent back':
      return { ...state, checks: action.to };
    case 'checked':
      return { ...state, checks: null };
    case 'page passed':
      return {
        ...state,
        refused: state.refused.filter(({ name }) => action.elsewhere.includes(fieldOf(name))),
      };
    case 'sent':
      return { ...state, sent: action.output, refused: [] };
    case 'refused': {
      const { name, message } = action;
      return { ...state, refused: [...state.refused, { name, message }] };
    }
  }
}
