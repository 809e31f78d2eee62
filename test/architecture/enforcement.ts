/** Which rules a game declares for the kernel, and which of these its procedures enforce by a reckoning of their own, found in the code. */
import { dirname, join } from 'node:path/posix';
import { type NodePath, parseSync, traverse, type types } from '@babel/core';

type Path = NodePath<types.Node>;

/** So far names are followed to what they stand for. */
const MOST_STEPS = 6;

/** The files of one game by their paths, parsed. */
export class GameCode {
  private readonly programs = new Map<string, NodePath<types.Program>>();

  /** @param files from the root of the repository, with slashes: `src/games/tallinn/rules/tower.ts` */
  constructor(files: readonly { readonly path: string; readonly code: string }[]) {
    for (const { path, code } of files) {
      const file = parseSync(code, { configFile: false, babelrc: false, parserOpts: { plugins: ['typescript'] } });
      if (!file) throw new Error(`${path} cannot be parsed`);
      traverse(file, {
        Program: (program) => {
          this.programs.set(path, program);
        },
      });
    }
  }

  /** The rules of all conditions that are written down in `rules`: literals, and what a function of the move returns. */
  declared(): ReadonlySet<string> {
    const rules = new Set<string>();
    for (const [path, program] of this.programs) {
      if (!isDeclaration(path)) continue;
      program.traverse({
        ObjectExpression: (object) => {
          if (memberOf(object, 'holds')) for (const rule of this.rulesIn(memberOf(object, 'rule'))) rules.add(rule);
        },
      });
    }
    return rules;
  }

  /** The rules that a procedure requires although no declaration was asked, each with the files that do. */
  reckoned(): ReadonlyMap<string, ReadonlySet<string>> {
    const rules = new Map<string, Set<string>>();
    for (const [path, program] of this.programs) {
      if (isDeclaration(path)) continue;
      const add = (rule: Path | undefined): void => {
        for (const one of this.rulesIn(rule)) rules.set(one, (rules.get(one) ?? new Set()).add(path));
      };
      program.traverse({
        CallExpression: (call) => {
          const name = methodOfJudge(call);
          const [rule, holds] = call.get('arguments') as Path[];
          if (isAboutComponents(call)) return;
          if (name === 'find' || (name === 'require' && !asksDeclaration(holds))) add(rule);
        },
        // Answers come from declarations, nobody makes them.
        ObjectExpression: (object) => {
          if (memberOf(object, 'holds')) add(memberOf(object, 'rule'));
        },
      });
    }
    return rules;
  }

  /** The ids of rules that an expression may come to. */
  private rulesIn(expression: Path | undefined, steps = MOST_STEPS): readonly string[] {
    const path = expression && withoutType(expression);
    if (!path || steps === 0) return [];
    if (path.isStringLiteral()) return /^[a-z]+\.[a-z-]+\./.test(path.node.value) ? [path.node.value] : [];
    const inAll = (...paths: (Path | undefined)[]) => paths.flatMap((one) => this.rulesIn(one, steps - 1));
    if (path.isConditionalExpression()) return inAll(path.get('consequent'), path.get('alternate'));
    if (path.isLogicalExpression()) return inAll(path.get('left'), path.get('right'));
    if (path.isFunction()) return inAll(...resultsOf(path));
    if (path.isCallExpression()) return inAll(...this.functionsOf(path.get('callee') as Path).flatMap(resultsOf));
    if (path.isIdentifier()) return inAll(...this.meaningsOf(path));
    if (path.isMemberExpression()) return inAll(...this.propertiesOf(path));
    return [];
  }

  /** What stands under a name in an object that is written down in the file. */
  private propertiesOf(member: NodePath<types.MemberExpression>): readonly Path[] {
    const [object, property] = [member.get('object') as Path, member.get('property') as Path];
    if (!object.isIdentifier() || !property.isIdentifier()) return [];
    return this.meaningsOf(object).flatMap((meaning) => {
      const written = withoutType(meaning);
      return written.isObjectExpression() ? (memberOf(written, property.node.name) ?? []) : [];
    });
  }

  /** What a name stands for: its value, its function, or what callers in the file hand over. */
  private meaningsOf(name: NodePath<types.Identifier>): readonly Path[] {
    const binding = name.scope.getBinding(name.node.name);
    const declared = binding?.path as Path | undefined;
    if (declared?.isVariableDeclarator() && declared.get('id').isIdentifier()) return [declared.get('init') as Path];
    if (declared?.isFunctionDeclaration() || declared?.isImportSpecifier()) return this.functionsOf(name);
    if (binding?.kind !== 'param') return [];
    const of = declared?.isFunction() ? declared : declared?.findParent((one) => one.isFunction());
    if (!of?.isFunction()) return [];
    const index = (of.get('params') as Path[]).findIndex((one) => one.isIdentifier({ name: name.node.name }));
    return index < 0 ? [] : callsOf(of).flatMap((call) => (call.get('arguments') as Path[])[index] ?? []);
  }

  /** The functions that somebody calls by a name: of the file, of its classes, or imported from a file of the game. */
  private functionsOf(callee: Path): readonly Path[] {
    if (callee.isMemberExpression() && callee.get('object').isThisExpression()) {
      const property = callee.get('property') as Path;
      return property.isIdentifier() ? methodsOf(callee, property.node.name) : [];
    }
    if (!callee.isIdentifier()) return [];
    const declared = callee.scope.getBinding(callee.node.name)?.path as Path | undefined;
    if (declared?.isImportSpecifier()) return this.imported(declared);
    if (declared?.isFunctionDeclaration()) return [declared];
    const init = declared?.isVariableDeclarator() ? (declared.get('init') as Path) : undefined;
    return init?.isFunction() ? [init] : [];
  }

  private imported(specifier: NodePath<types.ImportSpecifier>): readonly Path[] {
    const { imported } = specifier.node;
    const [name, source] = [imported.type === 'Identifier' ? imported.name : imported.value, sourceOf(specifier)];
    const own = [...this.programs].find(
      ([, program]) => program === specifier.findParent((one) => one.isProgram()),
    )?.[0];
    const file = this.programs.get(join(dirname(own ?? ''), source).replace(/\.js$/, '.ts'));
    const declared = file?.scope.getBinding(name)?.path as Path | undefined;
    return declared?.isFunctionDeclaration() ? [declared] : [];
  }
}

/** Whether a file declares rules for the kernel. */
function isDeclaration(path: string): boolean {
  return /^src\/games\/[^/]+\/rules\//.test(path);
}

/** `require` or `find`, where it is called on a judge. */
function methodOfJudge(call: NodePath<types.CallExpression>): string | undefined {
  const callee = call.get('callee') as Path;
  if (!callee.isMemberExpression()) return undefined;
  const [object, property] = [callee.get('object') as Path, callee.get('property') as Path];
  const judge = object.isMemberExpression() ? (object.get('property') as Path) : object;
  return judge.isIdentifier({ name: 'judge' }) && property.isIdentifier() ? property.node.name : undefined;
}

/** What is said of card values that a log brings along is about no decision. */
function isAboutComponents(call: NodePath<types.CallExpression>): boolean {
  let found = false;
  call.traverse({
    ObjectExpression: (object) => {
      if (memberOf(object, 'kind')?.isStringLiteral({ value: 'data' })) found = true;
    },
  });
  return found;
}

/** Whether a truth is what a declaration answers, or that turned into what a record lacks: nothing is reckoned beside it. */
function asksDeclaration(holds: Path | undefined): boolean {
  const path = holds && withoutType(holds);
  if (!path) return false;
  if (path.isUnaryExpression({ operator: '!' })) return asksDeclaration(path.get('argument'));
  if (path.isLogicalExpression()) {
    const right = path.get('right');
    return asksDeclaration(path.get('left')) && (right.isStringLiteral() || asksDeclaration(right));
  }
  if (path.isCallExpression()) {
    const callee = path.get('callee') as Path;
    const named = callee.isMemberExpression() ? (callee.get('object') as Path) : callee;
    const declared = named.isIdentifier() && named.scope.getBinding(named.node.name)?.path;
    const isImported = declared && (declared.isImportSpecifier() || declared.isImportNamespaceSpecifier());
    return !!isImported && /(^|\/)(rules|kernel)\//.test(sourceOf(declared));
  }
  if (!path.isIdentifier()) return false;
  const declared = path.scope.getBinding(path.node.name)?.path as Path | undefined;
  return !!declared?.isVariableDeclarator() && asksDeclaration(declared.get('init') as Path);
}

function sourceOf(specifier: Path): string {
  return (specifier.parent as types.ImportDeclaration).source.value;
}

/** The value of a member of an object that is written down. */
function memberOf(object: NodePath<types.ObjectExpression>, name: string): Path | undefined {
  const members = object.get('properties') as Path[];
  const member = members.find(
    (one) => (one.isObjectProperty() || one.isObjectMethod()) && (one.get('key') as Path).isIdentifier({ name }),
  );
  return member?.isObjectProperty() ? (member.get('value') as Path) : member;
}

/** What a function may return. */
function resultsOf(of: Path): readonly Path[] {
  if (!of.isFunction()) return [];
  const body = of.get('body') as Path;
  if (!body.isBlockStatement()) return [body];
  const results: Path[] = [];
  body.traverse({
    Function: (inner) => inner.skip(),
    ReturnStatement: (returned) => {
      results.push(returned.get('argument') as Path);
    },
  });
  return results;
}

/** The calls of a function, or of a method, in its file. */
function callsOf(of: Path): readonly NodePath<types.CallExpression>[] {
  const name = of.isFunctionDeclaration() ? of.node.id?.name : undefined;
  const method = of.isClassMethod() && of.node.key.type === 'Identifier' ? of.node.key.name : undefined;
  const calls: NodePath<types.CallExpression>[] = [];
  of.findParent((one) => one.isProgram())?.traverse({
    CallExpression: (call) => {
      const callee = call.get('callee') as Path;
      const property = callee.isMemberExpression() ? (callee.get('property') as Path) : undefined;
      if (name !== undefined && callee.isIdentifier({ name })) calls.push(call);
      if (method !== undefined && property?.isIdentifier({ name: method })) calls.push(call);
    },
  });
  return calls;
}

function methodsOf(inside: Path, name: string): readonly Path[] {
  const found: Path[] = [];
  inside
    .findParent((one) => one.isProgram())
    ?.traverse({
      ClassMethod: (method) => {
        if ((method.get('key') as Path).isIdentifier({ name })) found.push(method);
      },
    });
  return found;
}

function withoutType(path: Path): Path {
  if (path.isTSAsExpression() || path.isTSSatisfiesExpression() || path.isParenthesizedExpression())
    return withoutType(path.get('expression') as Path);
  return path;
}
