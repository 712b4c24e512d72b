import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { CounterItem } from '#domain/orders/counter/wire.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { findItems } from '#app/api/desk/new-order.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { barcodeMessages } from '#messages/catalogue/barcode.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { ScanButton } from '#app/desk/kit/scanner/scan-button.tsx'
import type { ScanResult } from '#app/desk/kit/scanner/use-scanning.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { idOf, nameOf } from './basket.ts'

interface ScanBoxProps {
  onAdd: (item: CounterItem) => void
  /** Changes the last quantity on the bill by so much: + and − in the empty box. */
  onStep: (by: 1 | -1) => void
  /** Changes whenever the box shall have the focus again. */
  focusKey: string
}

/** Items that a code or words may mean: looked up one after the other, so that a fast scanner loses nothing. */
function useLookUp(onAdd: (item: CounterItem) => void, onFailed: (text: string) => void) {
  const t = deskCounterMessages
  const describe = useDeskError()
  const queue = useRef(Promise.resolve())
  const [finding, setFinding] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [choices, setChoices] = useState<readonly CounterItem[]>([])

  function take(item: CounterItem) {
    onAdd(item)
    setChoices([])
    setProblem(null)
  }

  async function look(text: string) {
    setProblem(null)
    try {
      const { certain, items } = await findItems(text)
      const [first] = items
      if (first === undefined) setProblem(t.notFound(text))
      else if (certain) take(first)
      else setChoices(items)
    } catch (error) {
      setProblem(describe(error))
      onFailed(text)
    } finally {
      setFinding((count) => count - 1)
    }
  }

  function find(text: string) {
    setChoices([])
    setFinding((count) => count + 1)
    queue.current = queue.current.then(() => look(text))
  }

  return { isFinding: finding > 0, problem, choices, setChoices, take, find }
}

/** Adds what the camera reads, and counts each item since it was opened. */
function useCamera(onAdd: (item: CounterItem) => void, onChoices: (items: readonly CounterItem[]) => void) {
  const t = deskCounterMessages
  const describe = useDeskError()
  const times = useRef(new Map<string, number>())

  async function scanned(code: string, close: () => void): Promise<ScanResult> {
    try {
      const { certain, items } = await findItems(code.slice(0, 100))
      const [first] = items
      if (first === undefined) return { good: false, text: t.notFound(code) }
      if (!certain) {
        onChoices(items)
        close()
        return { good: false, text: t.choose }
      }
      const count = (times.current.get(idOf(first)) ?? 0) + 1
      times.current.set(idOf(first), count)
      onAdd(first)
      return { good: true, text: barcodeMessages.added(nameOf(first), count) }
    } catch (error) {
      return { good: false, text: describe(error) }
    }
  }
  return { scanned, open: () => times.current.clear() }
}

/** Finds an item by its barcode, typed or scanned, or by its name, and adds it. Whoever serves never has to leave it. */
export function ScanBox({ onAdd, onStep, focusKey }: ScanBoxProps) {
  const t = deskCounterMessages
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(0)
  const look = useLookUp(onAdd, (text) => setTyped((now) => (now === '' ? text : now)))
  const { choices, problem } = look
  const camera = useCamera(onAdd, (items) => {
    look.setChoices(items)
    setMarked(0)
  })
  const focus = () => box.current?.querySelector('input')?.focus()
  const take = (item: CounterItem) => {
    look.take(item)
    focus()
  }

  useEffect(focus, [focusKey])

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    const choice = choices[marked]
    if (text === '') {
      if (choice !== undefined) take(choice)
      return
    }
    setTyped('')
    setMarked(0)
    look.find(text)
  }

  function press(event: KeyboardEvent) {
    if (typed !== '') return
    const { key } = event
    if (choices.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp'))
      setMarked((at) => (at + (key === 'ArrowDown' ? 1 : choices.length - 1)) % choices.length)
    else if (key === 'Escape' && choices.length > 0) look.setChoices([])
    else if (key === '+' || key === '-') onStep(key === '+' ? 1 : -1)
    else return
    event.preventDefault()
  }

  return (
    <form className="grid grid-cols-1 gap-2" onSubmit={submit}>
      <div ref={box} className="flex items-end gap-2">
        <Field
          className="min-w-0 flex-1"
          label={t.search}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onKeyDown={press}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            look.setChoices([])
          }}
        />
        <Button type="submit" variant="secondary" loading={look.isFinding} className="min-h-12">
          {t.find}
        </Button>
        <ScanButton hint={t.scanHint} onOpen={camera.open} onCode={camera.scanned} />
      </div>
      <p className="text-xs text-quiet max-wide:hidden">{t.searchHint}</p>
      {problem !== null && <InlineError text={problem} />}
      {choices.length > 0 && <Choices choices={choices} marked={marked} onTake={take} />}
    </form>
  )
}

interface ChoicesProps {
  choices: readonly CounterItem[]
  marked: number
  onTake: (item: CounterItem) => void
}

function Choices({ choices, marked, onTake }: ChoicesProps) {
  const t = deskCounterMessages
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="pb-1 text-sm text-quiet">
        {t.choices} <span className="max-wide:hidden">{t.choicesHint}</span>
      </legend>
      <ul ref={list} className="grid max-h-80 grid-cols-1 gap-1 overflow-y-auto p-0.5">
        {choices.map((item, index) => (
          <li key={idOf(item)}>
            <button
              type="button"
              aria-current={index === marked || undefined}
              className={classNames(
                'flex min-h-12 w-full items-center justify-between gap-3 rounded-control border bg-surface px-3 py-2 text-left hover:border-accent',
                index === marked ? 'border-accent bg-accent-soft' : 'border-hairline',
              )}
              onClick={() => onTake(item)}
            >
              <span className="min-w-0">
                <span className="font-medium wrap-anywhere">{item.name}</span>
                <span className="block text-sm text-quiet">
                  {[...item.options, ...(item.left === null ? [] : [t.left(item.left)])].join(' · ')}
                </span>
              </span>
              <span className="shrink-0 font-price tabular-nums">{formatUnitPrice(toPrice(item.price))}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
