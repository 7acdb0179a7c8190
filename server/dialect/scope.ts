import type { Language } from '../contract.generated';
import { type SqlTypeCodec, codecOf } from './codec';
import type { Entity, EntityField, RowPolicy } from './entity';
import { quoteTextLiteral, type SqlParameters, quoteIdentifier } from './parameters';
import { tableShapeOf, tenantColumnOf, type TableShape } from './table';

/** The user who reads or writes, whose permissions decide which rows and fields are visible. */
export interface Viewer {
  tenant: string;
  user: string;
  /** Codes of the user's permissions. */
  permissions: ReadonlySet<string>;
}

/** State that all scopes of one statement share. */
export interface StatementContext extends Viewer {
  language: Language;
  parameters: SqlParameters;
  /** Number of the next alias. */
  aliases: number;
  /** Whether PostgreSQL is to cache lookups of joined rows (Memoize), because the statement reads many rows. */
  memoizesJoins?: boolean;
}

/** A value that a statement can select, compare or order by. */
export interface SqlValue {
  sql: string;
  codec: SqlTypeCodec;
  nullable: boolean;
  isText: boolean;
  /** SQL of the column of folded names, which LIKE conditions use instead of `sql`. */
  names?: string;
  /** Whether the value is a number as those of `Entity.serialNumbers`. */
  isSerialNumber?: boolean;
  /** The table whose column the value is; absent if the value is computed. */
  owner?: TableScope | undefined;
}

type ToOne = Extract<EntityField, { kind: 'belongsTo' | 'hasOne' }>;

/**
 * One table of a statement under its alias, with the to-one relations joined to it. `value` joins each table that the
 * value needs, once.
 */
export class TableScope {
  readonly alias: string;
  readonly shape: TableShape;
  private readonly joined = new Map<string, { scope: TableScope; on: string; first: boolean }>();

  constructor(
    readonly entity: Entity,
    readonly context: StatementContext,
  ) {
    this.alias = `t${context.aliases++}`;
    this.shape = tableShapeOf(entity);
  }

  /** Returns the SQL of a column of this table. */
  column(name: string): string {
    return `${this.alias}.${quoteIdentifier(name)}`;
  }

  /** Returns the key of an index with its columns qualified by this table's alias: `sort_key(t0."license")`. */
  qualify(key: string): string {
    return key.replaceAll(/"[^"]+"/g, (column) => `${this.alias}.${column}`);
  }

  /** Returns SQL as the keys of indexes are written: `sort_key("license")` for `sort_key(t0."license")`. */
  unqualify(sql: string): string {
    return sql.replaceAll(`${this.alias}.`, '');
  }

  /** Returns the condition that limits rows to the tenant; undefined for a dictionary or a list across tenants. */
  tenantCondition(): string | undefined {
    const column = this.tenantColumnSql();
    if (!column) return undefined;
    const id = this.context.parameters.addId('tenant', this.context);
    // From two equalities, this and that of row-level security, PostgreSQL derives a condition on no column. With such a
    // condition it caches no lookups.
    return this.context.memoizesJoins ? `${column} = ANY (ARRAY[${id}]::bigint[])` : `${column} = ${id}`;
  }

  /** Returns the SQL of the column that `tenantCondition` compares; undefined if there is none. */
  tenantColumnSql(): string | undefined {
    const column = this.entity.acrossTenants ? undefined : tenantColumnOf(this.entity);
    return column && this.column(column);
  }

  /** Returns the condition of the rows that the viewer may see; undefined if all rows of the tenant are visible. */
  policyCondition(): string | undefined {
    const { parameters } = this.context;
    const column = (name: string) => this.column(name);
    const conditions = [
      this.entity.only?.(column),
      rowPolicyOf(this.entity, this.context)?.condition(column, parameters.addId('user', this.context)),
    ];
    return conditions.filter((condition) => condition !== undefined).join(' AND ') || undefined;
  }

  /**
   * Returns the condition that limits rows to those that are deleted, or not, with their owner (`Entity.deletedWith`);
   * undefined if deleting an owner does not hide rows.
   */
  deletedWithCondition(deleted: boolean): string | undefined {
    const { deletedWith } = this.entity;
    if (!deletedWith) return undefined;
    const owner = new TableScope(deletedWith.owner(), this.context);
    const conditions = [
      owner.tenantCondition(),
      `${owner.column(deletedWith.ownerColumn)} = ${this.column(deletedWith.column)}`,
      `${owner.column('deleted_at')} IS NOT NULL`,
    ];
    return `${deleted ? '' : 'NOT '}EXISTS (SELECT 1 FROM ${owner.table()} WHERE ${conditions.filter(Boolean).join(' AND ')})`;
  }

  /** Returns the table and its alias. */
  table(): string {
    return `${quoteIdentifier(this.shape.name)} ${this.alias}`;
  }

  /**
   * Returns the SQL of the table, its alias and all joins that were added so far.
   * @param table with its alias; a query of some of the table's rows may stand for it
   */
  from(table = this.table()): string {
    return table + this.joins();
  }

  /** Returns the SQL of all joins that were added so far. */
  joins(): string {
    return [...this.joined.values()]
      .map(
        ({ scope, on, first }) =>
          (first ? scope.firstJoin(on) : ` LEFT JOIN ${scope.table()} ON ${on}`) + scope.joins(),
      )
      .join('');
  }

  /**
   * Joins the table of a to-one relation, once, and returns the scope of that table.
   * @throws if there is no such relation
   */
  join(relation: string): TableScope {
    const known = this.joined.get(relation);
    if (known) return known.scope;
    const field = this.entity.fields[relation];
    if (field?.kind !== 'belongsTo' && field?.kind !== 'hasOne') {
      throw new Error(`${this.entity.type} has no to-one relation ${relation}.`);
    }
    const scope = new TableScope(field.entity(), this.context);
    const first = field.kind === 'hasOne' && field.first === true;
    this.joined.set(relation, {
      scope,
      on: this.isRestricted(relation) ? 'false' : joinConditionSql(this, field, scope),
      first,
    });
    return scope;
  }

  /** Returns a join to the oldest matching row. */
  private firstJoin(on: string): string {
    return ` LEFT JOIN LATERAL (SELECT * FROM ${this.table()} WHERE ${on} ORDER BY ${this.column('id')} LIMIT 1) ${this.alias} ON true`;
  }

  /** Returns the value of a field by its path: `license`, `profile.phone`. @throws if the entity has no such value */
  value(path: string): SqlValue {
    const dot = path.indexOf('.');
    if (dot > 0) return nullable(this.join(path.slice(0, dot)).value(path.slice(dot + 1)));
    // The null has the field's SQL type, so that comparisons still work.
    if (this.isRestricted(path)) return asNull(this.plainValue(path));
    return this.plainValue(path);
  }

  /** Returns whether the viewer lacks the permission to read a field, which is then read as null. */
  isRestricted(field: string): boolean {
    const permissions = this.entity.restrictedFields?.[field];
    return permissions !== undefined && !permissions.some((code) => this.context.permissions.has(code));
  }

  private plainValue(path: string): SqlValue {
    const field = this.entity.fields[path];
    if (!field)
      return { ...this.columnValue(path), isSerialNumber: this.entity.serialNumbers?.includes(path) === true };
    switch (field.kind) {
      case 'path':
        return this.value(field.path);
      case 'computed':
        return {
          sql: field.sql(...field.needs.map((need) => this.value(need).sql)),
          codec: converting(codecOf(field.returns ?? 'text'), field.convert),
          nullable: true,
          isText: (field.returns ?? 'text') === 'text',
        };
      case 'localized':
        return this.columnValue(this.localizedColumn(field.column));
      case 'folded':
        return { ...this.columnValue(field.column), names: this.column(field.names) };
      default:
        throw new Error(`${this.entity.type}.${path} is a relation, not a value.`);
    }
  }

  /** Returns whether a field's value may come from another table. */
  needsOtherTable(path: string): boolean {
    const field = this.entity.fields[path];
    return (
      path.includes('.') ||
      (field?.kind === 'path' && field.path.includes('.')) ||
      field?.kind === 'computed' ||
      field?.kind === 'any'
    );
  }

  /** Returns the name of the column in the viewer's language; the plain name if the table has no such column. */
  private localizedColumn(name: string): string {
    const localized = `${name}_${this.context.language}`;
    return this.shape.columns.has(localized) ? localized : name;
  }

  private columnValue(name: string): SqlValue {
    const column = this.shape.columns.get(name);
    if (!column) throw new Error(`${this.entity.type} has no column ${name}.`);
    return {
      sql: this.column(name),
      codec: column.codec,
      nullable: !column.notNull,
      isText: column.isText,
      owner: this,
    };
  }
}

/** Returns the row policy that applies to the viewer; undefined if there is none or the viewer is exempt. */
export function rowPolicyOf({ rowPolicy }: Pick<Entity, 'rowPolicy'>, { permissions }: Viewer): RowPolicy | undefined {
  return rowPolicy?.exemptPermission !== undefined && permissions.has(rowPolicy.exemptPermission)
    ? undefined
    : rowPolicy;
}

/** Returns a codec that also converts the values that it reads. */
function converting(codec: SqlTypeCodec, convert: ((value: unknown) => unknown) | undefined): SqlTypeCodec {
  return convert ? { ...codec, read: (text) => convert(codec.read(text)), json: undefined } : codec;
}

function nullable(value: SqlValue): SqlValue {
  return { ...value, nullable: true };
}

function asNull({ sql, codec, isText }: SqlValue): SqlValue {
  return { sql: `CASE WHEN false THEN ${sql} END`, codec, nullable: true, isText };
}

function joinConditionSql(from: TableScope, field: ToOne, to: TableScope): string {
  const link =
    field.kind === 'belongsTo'
      ? `${to.column('id')} = ${from.column(field.column)}`
      : `${to.column(field.foreign)} = ${from.column('id')}`;
  return [
    link,
    ...fixedColumnConditions(to, field.kind === 'hasOne' ? field.fixed : undefined),
    sameTenantCondition(from, to),
    to.policyCondition(),
  ]
    .filter((condition) => condition !== undefined)
    .join(' AND ');
}

/** Returns the conditions on the columns that mark the kind of owner. Literals let PostgreSQL use partial indexes. */
export function fixedColumnConditions(
  scope: TableScope,
  fixed: Readonly<Record<string, string>> | undefined,
): string[] {
  return Object.entries(fixed ?? {}).map(([name, value]) => `${scope.column(name)} = ${quoteTextLiteral(value)}`);
}

/**
 * Returns the condition that the row of `other` belongs to the tenant of `one`, or to the viewer's tenant if `one` is a
 * dictionary. Undefined if `other` is a dictionary.
 */
export function sameTenantCondition(one: TableScope, other: TableScope): string | undefined {
  const column = tenantColumnOf(other.entity);
  return column && `${other.column(column)} = ${tenantOfScopeSql(one)}`;
}

/** Returns the SQL of the tenant of a scope's row; of the viewer's tenant for a dictionary. */
export function tenantOfScopeSql(scope: TableScope): string {
  const column = tenantColumnOf(scope.entity);
  return column ? scope.column(column) : scope.context.parameters.addId('tenant', scope.context);
}
