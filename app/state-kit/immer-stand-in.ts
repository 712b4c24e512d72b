// Takes the place of immer in Redux Toolkit (scripts/lean-libraries.ts): reducers return the next state, so nothing is ever
// a draft. A reducer that assigns to its state and returns nothing throws when it runs, in every environment.

export const isDraft = () => false
export const isDraftable = () => false

function unavailable(): never {
  throw new Error('immer is not part of this app: return the next state (docs/decisions/0014-redux.md)')
}

export { unavailable as current, unavailable as freeze, unavailable as original, unavailable as produce }
