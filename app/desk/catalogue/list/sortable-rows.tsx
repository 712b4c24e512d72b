import type { CSSProperties, ReactNode } from 'react'
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { deskEntryOrderMessages } from '#app/messages/desk/catalogue/entry-order.ts'
import { GripVertical } from '#app/ui/icons/grip-vertical.tsx'

interface SortableRowsProps {
  rows: readonly { readonly id: string; readonly name: string }[]
  onMove: (id: string, to: number) => void
  children: ReactNode
}

/** Lets rows be put in order with a pointer, a finger, or the arrow keys after Space. */
export function SortableRows({ rows, onMove, children }: SortableRowsProps) {
  const t = deskEntryOrderMessages
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = rows.map(({ id }) => id)
  const name = (id: unknown) => rows.find((row) => row.id === id)?.name ?? ''
  const place = (id: unknown) => ids.indexOf(String(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => t.lifted(name(active.id), place(active.id), ids.length),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : t.over(name(active.id), place(over.id), ids.length),
    onDragEnd: ({ active, over }) => t.dropped(name(active.id), place(over?.id ?? active.id), ids.length),
    onDragCancel: ({ active }) => t.dropCanceled(name(active.id)),
  }
  function end({ active, over }: DragEndEvent) {
    if (over !== null && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t.dragHelp } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

interface SortableRowProps {
  id: string
  name: string
  className: string
  children: ReactNode
}

/** A row with the handle that it is dragged by. */
export function SortableRow({ id, name, className, children }: SortableRowProps) {
  const t = deskEntryOrderMessages
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const style: CSSProperties = {
    transform: transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`,
    transition,
  }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={`${className} ${isDragging ? 'relative z-10 rounded-card bg-surface shadow-float' : ''}`}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        aria-label={t.drag(name)}
        className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-control text-quiet hover:text-ink active:cursor-grabbing"
      >
        <GripVertical size={18} />
      </button>
      {children}
    </li>
  )
}
