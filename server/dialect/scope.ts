import type { Language } from '../contract.generated';
import { type Codec, codecOf } from './codec';
import type { Entity, EntityField, RowScope } from './entity';
import { literal, type Parameters, quoted } from './parameters';
import { shapeOf, tenantColumn, type TableShape } from './table';

/** Who reads or writes. */
export interface Viewer {
  tenant: string;
  user: string;
  /** Codes of the permissions that the user has. */
  permissions: ReadonlySet<string>;
}

/** What every scope of one statement shares. */
export interface StatementContext extends Viewer {
  language: Language;
  parameters: Parameters;
  /** Number of the next alias. */
  aliases: number;
}

/** A value that a statement can select, compare or order by. */
export interface Value {
  sql: string;
  codec: Codec;
  nullable: boolean;
  wording: boolean;
  /** SQL of the folded names that patterns are looked for in, instead of the value. */
  names?: string;
}

type ToOne = Extract<EntityField, { kind: 'belongsTo' | 'hasOne' }>;

/**
 * One table in a statement, under its alias, with the to-one relations that were joined to it so far. Asking for a
 * value joins what the value needs, once.
 */
export class Scope {
  readonly alias: string;
  readonly shape: TableShape;
  private readonly joined = new Map<string, { scope: Scope; on: string; first: boolean }>();

  constructor(
    readonly entity: Entity,
    readonly context: StatementContext,
  ) {
    this.alias = `t${context.aliases++}`;
    this.shape = shapeOf(entity);
  }

  /** A column of this table. */
  column(name: string): string {
    return `${this.alias}.${quoted(name)}`;
  }

  /** The tenant's own rows of this table; nothing to ask for in a dictionary. */
  ofTenant(): string | undefined {
    const column = this.ownTenant();
    return column && `${column} = ${this.context.parameters.add(this.context.tenant)}`;
  }

  /** The column that keeps the list to the tenant's own rows. */
  ownTenant(): string | undefined {
    const column = this.entity.acrossTenants ? undefined : tenantColumn(this.entity);
    return column && this.column(column);
  }

  /** What holds for the rows that the viewer may see, where that is not every row of the tenant. */
  withinScope(): string | undefined {
    const { parameters, user } = this.context;
    const column = (name: string) => this.column(name);
    const conditions = [
      this.entity.only?.(column),
      scopeOf(this.entity, this.context)?.rows(column, parameters.add(user)),
    ];
    return conditions.filter((condition) => condition !== undefined).join(' AND ') || undefined;
  }

  /** Table and alias. */
  table(): string {
    return `${quoted(this.shape.name)} ${this.alias}`;
  }

  /** Table and alias, with all joins so far. */
  from(): string {
    return this.table() + this.joins();
  }

  /** The joins alone. */
  joins(): string {
    return [...this.joined.values()]
      .map(
        ({ scope, on, first }) =>
          (first ? scope.firstJoin(on) : ` LEFT JOIN ${scope.table()} ON ${on}`) + scope.joins(),
      )
      .join('');
  }

  /** A to-one relation's table, joined. */
  join(relation: string): Scope {
    const known = this.joined.get(relation);
    if (known) return known.scope;
    const field = this.entity.fields[relation];
    if (field?.kind !== 'belongsTo' && field?.kind !== 'hasOne') {
      throw new Error(`${this.entity.type} has no to-one relation ${relation}.`);
    }
    const scope = new Scope(field.entity(), this.context);
    const first = field.kind === 'hasOne' && field.first === true;
    this.joined.set(relation, {
      scope,
      on: this.covers(relation) ? 'false' : joinCondition(this, field, scope),
      first,
    });
    return scope;
  }

  /** Joins the oldest of the rows that fit. */
  private firstJoin(on: string): string {
    return ` LEFT JOIN LATERAL (SELECT * FROM ${this.table()} WHERE ${on} ORDER BY ${this.column('id')} LIMIT 1) ${this.alias} ON true`;
  }

  /** The value of a field by its path: `license`, `profile.phone`. @throws when the entity has no such value. */
  value(path: string): Value {
    const dot = path.indexOf('.');
    if (dot > 0) return nullable(this.join(path.slice(0, dot)).value(path.slice(dot + 1)));
    // Of the type that it would have.
    if (this.covers(path)) return emptied(this.plainValue(path));
    return this.plainValue(path);
  }

  /** Whether the viewer lacks what uncovers a field: for them there is nothing in it. */
  covers(field: string): boolean {
    const permissions = this.entity.covered?.[field];
    return permissions !== undefined && !permissions.some((code) => this.context.permissions.has(code));
  }

  private plainValue(path: string): Value {
    const field = this.entity.fields[path];
    if (!field) return this.columnValue(path);
    switch (field.kind) {
      case 'path':
        return this.value(field.path);
      case 'computed':
        return {
          sql: field.sql(...field.needs.map((need) => this.value(need).sql)),
          codec: codecOf(field.returns ?? 'text'),
          nullable: true,
          wording: (field.returns ?? 'text') === 'text',
        };
      case 'localized':
        return this.columnValue(this.localizedColumn(field.column));
      case 'folded':
        return { ...this.columnValue(field.column), names: this.column(field.names) };
      default:
        throw new Error(`${this.entity.type}.${path} is a relation, not a value.`);
    }
  }

  /** Whether a field's value comes from another table. */
  reaches(path: string): boolean {
    const field = this.entity.fields[path];
    return (
      path.includes('.') ||
      (field?.kind === 'path' && field.path.includes('.')) ||
      field?.kind === 'computed' ||
      field?.kind === 'any'
    );
  }

  /** The column of the caller's language; the one without a language where that has none. */
  private localizedColumn(name: string): string {
    const localized = `${name}_${this.context.language}`;
    return this.shape.columns.has(localized) ? localized : name;
  }

  private columnValue(name: string): Value {
    const column = this.shape.columns.get(name);
    if (!column) throw new Error(`${this.entity.type} has no column ${name}.`);
    return { sql: this.column(name), codec: column.codec, nullable: !column.notNull, wording: column.wording };
  }
}

/** The scope that binds the viewer; undefined for whoever has the permission to see every row. */
export function scopeOf({ scope }: Entity, { permissions }: Viewer): RowScope | undefined {
  return scope?.unless !== undefined && permissions.has(scope.unless) ? undefined : scope;
}

function nullable(value: Value): Value {
  return { ...value, nullable: true };
}

function emptied({ sql, codec, wording }: Value): Value {
  return { sql: `CASE WHEN false THEN ${sql} END`, codec, nullable: true, wording };
}

function joinCondition(from: Scope, field: ToOne, to: Scope): string {
  const link =
    field.kind === 'belongsTo'
      ? `${to.column('id')} = ${from.column(field.column)}`
      : `${to.column(field.foreign)} = ${from.column('id')}`;
  return [
    link,
    ...fixedConditions(to, field.kind === 'hasOne' ? field.fixed : undefined),
    sameTenant(from, to),
    to.withinScope(),
  ]
    .filter((condition) => condition !== undefined)
    .join(' AND ');
}

/** Columns that must have the values that mark the kind of owner: literals, so that partial indexes are found. */
export function fixedConditions(scope: Scope, fixed: Readonly<Record<string, string>> | undefined): string[] {
  return Object.entries(fixed ?? {}).map(([name, value]) => `${scope.column(name)} = ${literal(value)}`);
}

/** Rows of one tenant meet only each other, and entries of dictionaries only rows of the tenant that asks. */
export function sameTenant(one: Scope, other: Scope): string | undefined {
  const column = tenantColumn(other.entity);
  return column && `${other.column(column)} = ${tenantOf(one)}`;
}

/** The tenant whose rows may be met from here. */
export function tenantOf(scope: Scope): string {
  const column = tenantColumn(scope.entity);
  return column ? scope.column(column) : scope.context.parameters.add(scope.context.tenant);
}
