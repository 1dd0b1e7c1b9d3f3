export const staffRoles = ['owner', 'editor', 'support', 'reader'] as const;

export type StaffRole = (typeof staffRoles)[number];

type Permission = {
  roles: readonly StaffRole[];
  /** Requires a second factor of the last ten minutes. */
  isDangerous?: true;
};

/** The one table of permissions. Each staff endpoint names its action, and each service takes an actor of that action. */
const permissions = {
  'account.read': { roles: staffRoles },
  'account.sign-out': { roles: staffRoles },
  'account.verify': { roles: staffRoles },
  'account.change': { roles: staffRoles, isDangerous: true },
  'people.read': { roles: ['owner'] },
  'people.invite': { roles: ['owner'], isDangerous: true },
  'people.change': { roles: ['owner'], isDangerous: true },
  'people.end': { roles: ['owner'], isDangerous: true },
  'people.sign-out': { roles: ['owner'] },
  'content.read': { roles: staffRoles },
  'content.edit': { roles: ['owner', 'editor'] },
  'content.publish': { roles: ['owner', 'editor'] },
  'content.trash': { roles: ['owner', 'editor'] },
  'content.delete': { roles: ['owner'], isDangerous: true },
  'pharmacies.read': { roles: staffRoles },
  'pharmacies.change': { roles: ['owner', 'editor'] },
  'lots.change': { roles: ['owner', 'editor'] },
  'messages.read': { roles: staffRoles },
  'messages.send': { roles: ['owner', 'support'] },
  'messages.reveal': { roles: ['owner', 'support'] },
  'home.read': { roles: staffRoles },
  'settings.read': { roles: ['owner'] },
  'settings.change': { roles: ['owner'], isDangerous: true },
  'members.read': { roles: ['owner', 'support'] },
  'members.show': { roles: ['owner', 'support'] },
  'members.points': { roles: ['owner', 'support'] },
  'members.sign-out': { roles: ['owner', 'support'] },
  'requests.read': { roles: ['owner', 'support'] },
  'requests.enter': { roles: ['owner', 'support'] },
  'requests.handle': { roles: ['owner', 'support'] },
  'requests.export': { roles: ['owner'], isDangerous: true },
  'requests.erase': { roles: ['owner'], isDangerous: true },
  'records.read': { roles: ['owner'] },
  'records.verify': { roles: ['owner'] },
  'records.review': { roles: ['owner'], isDangerous: true },
  'records.export': { roles: ['owner'], isDangerous: true },
  'terms.read': { roles: staffRoles },
  'terms.draft': { roles: ['owner', 'editor'] },
  'terms.announce': { roles: ['owner', 'editor'], isDangerous: true },
  'inbox.list': { roles: ['owner', 'support', 'reader'] },
  'inbox.read': { roles: ['owner', 'support', 'reader'] },
  'inbox.watch': { roles: ['owner', 'support', 'reader'] },
  'inbox.download': { roles: ['owner', 'support'] },
  'inbox.assign': { roles: ['owner', 'support'] },
  'inbox.note': { roles: ['owner', 'support'] },
  'inbox.answer': { roles: ['owner', 'support'] },
  'inbox.close': { roles: ['owner', 'support'] },
  'samples.change': { roles: ['owner', 'support'] },
  'replies.read': { roles: ['owner', 'support', 'reader'] },
  'replies.change': { roles: ['owner', 'support'] },
} as const satisfies Record<string, Permission>;

export type StaffAction = keyof typeof permissions;

export const staffPermissions: Readonly<Record<StaffAction, Permission>> = permissions;
