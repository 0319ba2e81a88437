// Which addresses of the network a notice may be sent to: those of the open internet, and none from which a server could be made
// to speak with its own surroundings.
import { BlockList, isIP } from 'node:net'

const INNER_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  // Shared between a provider and its customers (CGNAT).
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Of IPv6 only this part is the open internet: not mapped, local, NAT64 or multicast addresses, which lie outside. */
const OPEN_6 = '2000::/3'
/** And in it, not those that hold another address (Teredo, 6to4), or are for tests and documents. */
const INNER_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(version: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), version)
  }
  return list
}

const inner4 = listOf('ipv4', INNER_4)
const open6 = listOf('ipv6', [OPEN_6])
const inner6 = listOf('ipv6', INNER_6)

export function isOpenAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !inner4.check(address, 'ipv4')
  return version === 6 && open6.check(address, 'ipv6') && !inner6.check(address, 'ipv6')
}
