import { useRevalidator } from 'react-router'
import { FailureLine } from './inline-error.tsx'

/** A list of the shared store that could not be loaded, in the words of its page, with another try. */
export function ListFailure({ text }: { text: string }) {
  const { revalidate } = useRevalidator()
  return <FailureLine text={text} onRetry={() => void revalidate()} />
}
