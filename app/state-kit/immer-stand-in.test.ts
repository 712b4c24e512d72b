import { createSlice } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'

const slice = createSlice({
  name: 'panel',
  initialState: { open: false },
  reducers: {
    opened: (state) => ({ ...state, open: true }),
    openedByAssignment: (state) => {
      state.open = true
    },
  },
})

it('a reducer that returns the next state runs without immer', () => {
  const before = slice.getInitialState()
  const next = slice.reducer(before, slice.actions.opened())
  expect(next).toEqual({ open: true })
  expect(Object.isFrozen(next)).toBe(false)
})

it('a reducer that assigns to its state and returns nothing is refused', () => {
  expect(() => slice.reducer({ open: false }, slice.actions.openedByAssignment())).toThrow(
    'must not return undefined',
  )
})
