import { useBrand } from '../../domain/program/use-brand';
import { HelpBlock, type HelpBlockProps } from '../../ui/help-block';
import { openHelpCenter } from './help-center';

export function PortalHelp({ place }: Pick<HelpBlockProps, 'place'>) {
  const { phone, email } = useBrand().texts.customerSupport;
  return (
    <HelpBlock phone={phone} email={email} onNeedHelp={() => openHelpCenter()} place={place} />
  );
}
