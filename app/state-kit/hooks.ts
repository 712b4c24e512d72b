import { useDispatch } from 'react-redux'
import type { AppDispatch } from './thunk.ts'

/** `useDispatch` that accepts thunks. Selectors of the slices are typed and need plain `useSelector` only. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
