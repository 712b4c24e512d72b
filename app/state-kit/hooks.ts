import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, RootState } from '#app/state/store.ts'

/** `useDispatch` that knows the thunks of the shared store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()

/** `useSelector` that knows the shape of the shared store. */
export const useAppSelector = useSelector.withTypes<RootState>()
