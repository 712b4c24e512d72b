import { parsePhone, type Phone } from '#domain/identity/phone.ts'
import { permissionTable } from '#domain/staff/permissions.ts'
import { isStaffRole, staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import type { Command, CommandContext, CommandTask } from './command.ts'

/** Says who works in the store and as what. The first owner is made here; from then on the desk does it as well. */
export const admin: Command = {
  usage: `Usage: npm run admin -- list | roles | grant PHONE ROLE [NAME] | end PHONE
ROLE is one of ${staffRoles.join(', ')}.`,
  parse: ([command, phoneText = '', role = '', ...name]) => {
    if (command === 'list') return list
    if (command === 'roles') return roles
    const phone = parsePhone(phoneText)
    if (phone === null) return null
    if (command === 'end') return end(phone)
    return command === 'grant' && isStaffRole(role) ? grant(phone, role, name.join(' ').trim()) : null
  },
}

function grant(phone: Phone, role: StaffRole, name: string): CommandTask {
  return async (context) => {
    const { desk } = context.store.services
    await desk.grant(operator(context.staffName), { phone, role, name: name === '' ? role : name })
    return list(context)
  }
}

function end(phone: Phone): CommandTask {
  return async (context) => {
    const { store, staffName, complain } = context
    const actor = operator(staffName)
    const member = (await store.services.desk.list(actor)).find((one) => one.phone === phone)
    if (member === undefined) {
      complain(`Nobody with ${phone} works in this store.`)
      return 1
    }
    await store.services.desk.endService(actor, member.uid)
    return list(context)
  }
}

async function list({ store, staffName, print }: CommandContext): Promise<number> {
  const staff = await store.services.desk.list(operator(staffName))
  for (const { phone, role, name, grantedAt } of staff)
    print(`${phone}  ${role}  ${name}  since ${grantedAt.slice(0, 10)}`)
  if (staff.length === 0) print('Nobody works in this store yet.')
  return 0
}

async function roles({ print }: CommandContext): Promise<number> {
  for (const row of permissionTable()) print(`${row.role}: ${row.permissions.join(', ')}`)
  return 0
}
