/** The id of the element in which the server leaves what the page starts from. */
export const INITIAL_STATE_ID = 'page-state'

/** What the server left for this page: the content of the shared store and the base of the catalogue calls. */
export function readInitialState(): { readonly apiBase: string; readonly state: object } {
  return JSON.parse(document.getElementById(INITIAL_STATE_ID)?.textContent ?? '') as {
    apiBase: string
    state: object
  }
}
