import { useState } from 'react';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { PROGRAM_IDS, type ProgramId } from '../../catalogue/programs';
import { localStore } from '../../services/storage/storage';
import { useBrand } from '../../domain/program/use-brand';
import { Button } from '../../ui/button';
import { Heading } from '../../ui/heading';
import { SelectField } from '../../ui/select-field';
import { Stack } from '../../ui/stack';

const OPTIONS = PROGRAM_IDS.map((id) => ({ value: id, label: id }));

/** Stores the program and drops the URL parameter, which would take precedence. */
function switchTo(program: ProgramId): void {
  localStore.setItem(STORAGE_KEYS.program, program);
  const url = new URL(window.location.href);
  url.searchParams.delete('program');
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}

export function ProgramSection() {
  const { id } = useBrand();
  const [program, setProgram] = useState(id);
  return (
    <Stack gap={3}>
      <Heading level={3}>Program</Heading>
      <SelectField
        name="debugger.program"
        label="Program"
        options={OPTIONS}
        value={program}
        onValueChange={setProgram}
      />
      <div>
        <Button size="small" onClick={() => switchTo(program)}>
          Switch
        </Button>
      </div>
    </Stack>
  );
}
