import { useNavigate } from 'react-router'
import { canGoBackInApp } from '#app/browser/history.ts'

/** Goes back one page, or to `fallback` when the previous page is outside the store. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (canGoBackInApp() ? navigate(-1) : navigate(fallback))
}
