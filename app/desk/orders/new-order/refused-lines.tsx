import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { ChangedLines } from '#app/desk/kit/orders/changed-lines.tsx'
import { chosenOf, idOf, type TakenLine } from './use-order-lines.ts'

interface RefusedLinesProps {
  failure: unknown
  lines: readonly TakenLine[]
}

/** Explains why lines of a list were refused. */
export function RefusedLines({ failure, lines }: RefusedLinesProps) {
  return (
    <ChangedLines
      failure={failure}
      words={deskNewOrderMessages}
      nameOf={(product) => {
        const chosen = lines.map(chosenOf).find((each) => each !== undefined && idOf(each) === product)
        return chosen && [chosen.name, ...chosen.options].join(', ')
      }}
    />
  )
}
