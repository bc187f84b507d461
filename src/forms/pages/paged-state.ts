export interface Refusal {
  readonly name: string;
  readonly message: string;
}

export interface PagedState<Output> {
  /** Page in the URL, from 0. */
  readonly asked: number;
  /** Page that is shown: an earlier one if its answers are invalid. */
  readonly shown: number;
  /** Page to which the user was sent back; it validates when it appears. */
  readonly checks: number | null;
  /** Refused by the server and not corrected yet. */
  readonly refused: readonly Refusal[];
  readonly sent: Output | null;
}

export type PagedAction<Output> =
  | { readonly type: 'address changed'; readonly asked: number; readonly shown: number }
  | { readonly type: 'sent back'; readonly to: number }
  | { readonly type: 'checked' }
  | { readonly type: 'page passed'; readonly elsewhere: readonly string[] }
  | { readonly type: 'sent'; readonly output: Output }
  | ({ readonly type: 'refused' } & Refusal);

/** "homeAddress.zip" → "homeAddress". */
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
