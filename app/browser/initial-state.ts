/** The id of the element that carries the initial state. */
export const INITIAL_STATE_ID = 'page-state'

/** The server's initial state: the shared store and the base URL of the catalogue calls. */
export function readInitialState(): { readonly apiBase: string; readonly state: object } {
  return JSON.parse(document.getElementById(INITIAL_STATE_ID)?.textContent ?? '') as {
    apiBase: string
    state: object
  }
}
