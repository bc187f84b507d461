import { useState } from 'react';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { BRAND_IDS, DEFAULT_BRAND, isBrandId, type BrandId } from '../../programs/registry';
import { localStore } from '../../services/storage/storage';
import { useBrand } from '../../domain/program/use-brand';
import { Button } from '../../ui/button';
import { Heading } from '../../ui/heading';
import { SelectField } from '../../ui/select-field';
import { Stack } from '../../ui/stack';

const OPTIONS = BRAND_IDS.map((id) => ({ value: id, label: id }));

/** Stores the program and reloads the page without the address parameter, which would take precedence. */
function switchTo(program: BrandId): void {
  localStore.setItem(STORAGE_KEYS.program, program);
  const url = new URL(window.location.href);
  url.searchParams.delete('program');
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}

/** The switch of the program, where no mock brings its own. */
export function ProgramSection() {
  const { id } = useBrand();
  const [program, setProgram] = useState<BrandId>(isBrandId(id) ? id : DEFAULT_BRAND);
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
