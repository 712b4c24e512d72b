import { useNavigate } from 'react-router'
import { canGoBackInApp } from '#app/browser/history.ts'

/** Goes back to the page before, or to `otherwise` when the person came from outside the store. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return () => void (canGoBackInApp() ? navigate(-1) : navigate(otherwise))
}
