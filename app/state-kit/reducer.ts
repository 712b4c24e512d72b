import type { Reducer, UnknownAction } from '@reduxjs/toolkit'

/** What makes and recognises actions: an action creator, or a stage of an asynchronous one. */
type Recognises<A extends UnknownAction> = { readonly match: (action: UnknownAction) => action is A }

type Case<S> = (state: S, action: UnknownAction) => S
type On<S> = <A extends UnknownAction>(actions: Recognises<A>, make: (state: S, action: A) => S) => Case<S>

/**
 * A reducer from what each action makes of the state. The functions are plain: they return the next state and change
 * nothing. The toolkit's own builder would bring a library for drafts, 5 kB in every first view, that we do not use.
 */
export function createPlainReducer<S>(initial: S, cases: (on: On<S>) => readonly Case<S>[]): Reducer<S> {
  const all = cases(
    (actions, make) => (state, action) => (actions.match(action) ? make(state, action) : state),
  )
  return (state = initial, action) => all.reduce((now, next) => next(now, action), state)
}
